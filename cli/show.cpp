// filon show: draws a position, or the last position of a record.
#include <memory>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/source.h"

namespace filon::cli {
namespace {

struct Show {
  SourceOptions source;
  bool plain = false;
  bool json = false;
};

int run(const Show& show) {
  const terminal::Screen screen(show.plain, true);
  const terminal::Source source = read_any(show.source);
  const terminal::Picture picture = is_position(source) ? program_of_position(source).show_position(source, screen)
                                                        : program_of_record(source).show_record(source, screen);
  if (show.json)
    print_json(picture.json);
  else
    screen.show(picture.text);
  return succeeded;
}

}  // namespace

void add_show(CLI::App& app, Run& chosen) {
  const auto show = std::make_shared<Show>();
  CLI::App& command =
      *add_command(app, chosen, "show", "Draw a position, or where a record ends", [show] { return run(*show); });
  command.add_option("WHAT", show->source.what, "A position in one line, or a file with a position or a record")
      ->required();
  add_source_options(command, show->source, "Show only what this seat knows");
  add_plain(command, show->plain);
  add_json(command, show->json);
}

}  // namespace filon::cli

#include "cli/source.h"

#include <filesystem>
#include <sstream>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/options.h"
#include "decks/fields.h"

namespace filon::cli {

void add_source_options(CLI::App& app, SourceOptions& source, const std::string& what_seat_does) {
  add_number(app, "--seat", source.seat, 0, max_seats - 1, what_seat_does)->default_str("");
  add_deck(app, source.deck, "The deck that was played with, if it was another");
}

terminal::Source read_record(const SourceOptions& options) {
  return {read_file(options.what), options.what, deck_of(options.deck), options.seat};
}

terminal::Source read_any(const SourceOptions& options) {
  std::error_code ignored;
  const bool is_file = std::filesystem::is_regular_file(options.what, ignored);
  const std::string name = is_file ? options.what : options.what.starts_with('{') ? "position" : "record";
  terminal::Source source{is_file ? read_file(options.what) : options.what, name, deck_of(options.deck), options.seat};
  if (is_position(source)) {
    while (source.text.ends_with('\n') || source.text.ends_with('\r')) source.text.pop_back();
    return source;
  }
  if (source.text.starts_with('[')) return source;
  if (is_file)
    throw WrongUsage{options.what +
                     ": it holds neither a position, 'filon1 ...' or '{...', nor a record, '[Filon ...'"};
  throw WrongUsage{fmt::format("'{}' is neither a file nor a position, 'filon1 ...' or '{{...'", options.what)};
}

// A line of the classic notation, or an object as scenario files begin with.
bool is_position(const terminal::Source& source) {
  return source.text.starts_with("filon1 ") || source.text.starts_with('{');
}

const terminal::Program& program_of_record(const terminal::Source& record) {
  return program_named(games::record_tag(record.text, "Game").value_or(""));
}

// A position has a word such as game:classic, or a field "game".
const terminal::Program& program_of_position(const terminal::Source& position) {
  if (position.text.starts_with('{')) {
    decks::Complaint complaint(position.name);
    const boost::json::value object = decks::parse_json(position.text, complaint);
    const std::string game = decks::Fields(object, "", complaint).text("game", decks::Need::Must, "the id of a game");
    if (!games::find_game(game)) complaint.about("game", "there is no game " + decks::quoted(game));
    if (complaint.is_made()) throw WrongUsage{complaint.sentence()};
    return program_named(game);
  }
  constexpr std::string_view key = "game:";
  std::istringstream words(position.text);
  for (std::string word; words >> word;)
    if (word.starts_with(key)) return program_named(word.substr(key.size()));
  return program_named("");
}

}  // namespace filon::cli

#include "cli/run.h"

#include <exception>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/command.h"
#include "kernel/check.h"
#include "load/command.h"
#include "server/serve/command.h"
#include "server/serve/database_command.h"

namespace filon::cli {
namespace {

// The chosen command, or the program itself.
const CLI::App& chosen_app(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : *chosen.front();
}

std::string full_name(const CLI::App& app) {
  return app.get_parent() ? app.get_parent()->get_name() + " " + app.get_name() : app.get_name();
}

// The library's messages name the option or argument before or after a colon.
std::string before_colon(const std::string& text) { return text.substr(0, text.find(':')); }
std::string after_colon(const std::string& text) {
  const auto colon = text.find(": ");
  return colon == std::string::npos ? text : text.substr(colon + 2);
}

std::string sentence_for(const CLI::App& app, const CLI::ParseError& error) {
  const std::string what = error.what();
  const std::string help = fmt::format("'{} --help' lists what there is", full_name(app));
  const auto extras = app.get_parent() ? std::vector<std::string>{} : app.remaining();
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError: return fmt::format("'{}' means nothing here; {}", after_colon(what), help);
    case CLI::ExitCodes::ArgumentMismatch: return fmt::format("{}: it takes a value; {}", before_colon(what), help);
    case CLI::ExitCodes::RequiredError:
      if (app.get_parent()) return what;
      return extras.empty() ? "name a command; " + help : fmt::format("there is no command '{}'; {}", extras[0], help);
    default: return what;
  }
}

int complain(const CLI::App& app, const std::string& sentence, int code) {
  fmt::print(stderr, "{}: {}\n", full_name(app), sentence);
  return code;
}

}  // namespace

int run(int argc, const char* const* argv) {
  CLI::App app{"Saboteur, the whole family: play it, or let programs play it by the million."};
  app.name("filon");
  app.require_subcommand(1);
  app.footer("'filon COMMAND --help' tells the options of a command. 'filon play' starts a game at once.");
  Run chosen;
  add_play(app, chosen);
  add_sim(app, chosen);
  add_bench(app, chosen);
  add_perft(app, chosen);
  add_arena(app, chosen);
  add_replay(app, chosen);
  add_show(app, chosen);
  add_scenario(app, chosen);
  add_schema(app, chosen);
  int served = 0;
  server::add_serve_command(app, served);
  server::add_database_command(app, served);
  load::add_load_command(app, served);
  try {
    app.parse(argc, argv);
    return chosen ? chosen() : served;
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return complain(chosen_app(app), sentence_for(chosen_app(app), error), wrong_usage);
  } catch (const WrongUsage& wrong) {
    return complain(chosen_app(app), wrong.sentence, wrong_usage);
  } catch (const Failed& failure) {
    return complain(chosen_app(app), failure.sentence, failed);
  } catch (const Bug& bug) {
    return complain(chosen_app(app), fmt::format("a mistake of the program itself: {}", bug.what()), failed);
  } catch (const std::exception& error) {
    return complain(chosen_app(app), error.what(), failed);
  }
}

CLI::App* add_command(CLI::App& app, Run& chosen, const std::string& name, const std::string& what, Run run) {
  CLI::App* command = app.add_subcommand(name, what);
  command->callback([&chosen, run = std::move(run)] { chosen = run; });
  return command;
}

}  // namespace filon::cli

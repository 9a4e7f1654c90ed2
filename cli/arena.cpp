// filon arena: bots play against bots on the same deals, and every claim about the bots can be measured.
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/arena_report.h"
#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/progress.h"

namespace filon::cli {
namespace {

struct Arena {
  GameOptions game;
  std::vector<std::string> line_ups;  // empty: the usual ones of the game
  int deals = 4000;
  int threads = 1;
  bool standard = false;
  bool json = false;
};

constexpr const char* line_up_help =
    "Who plays, several with blanks between; all are compared with the first. One level for all: normal. "
    "By what is dealt: normal,saboteur=easy (or normal/easy), digger=easy,saboteur=normal. "
    "By seat, on every seat in turn: normal+easy+easy+easy+easy. Without it the usual levels of the game play";

// Runs one experiment after another. Prints each result at once, or keeps it for the JSON output.
class Reporter {
 public:
  explicit Reporter(const Arena& arena) : arena_(arena), program_(program_of(arena.game)) {}

  void contest(const std::string& title, const terminal::Setup& setup, const std::vector<std::string>& line_ups) {
    const auto report = [&] {
      Progress progress(title);
      return program_.contest(setup, line_ups, arena_.deals, arena_.threads,
                              [&](int done, int all) { progress.show(done, all); });
    }();
    if (arena_.json)
      contests_.push_back(contest_as_json(title, played(setup), report));
    else
      print_contest(title, report);
  }

  void calibration(const std::string& title, const terminal::Setup& setup, const std::vector<std::string>& company) {
    const auto report = [&] {
      Progress progress(title);
      return program_.calibration(setup, company, arena_.deals, arena_.threads,
                                  [&](int done, int all) { progress.show(done, all); });
    }();
    if (arena_.json)
      calibrations_.push_back(calibration_as_json(title, played(setup), report));
    else
      print_calibration(title, report);
  }

  // Runs every experiment that supports a claim about the bots.
  void experiments(terminal::Setup setup) {
    const auto all = program_.experiments(setup.choice);
    if (all.empty()) throw WrongUsage{"--standard: nothing is claimed about the bots of this game"};
    for (const terminal::Experiment& one : all) {
      setup.choice = one.choice;
      one.is_about_beliefs ? calibration(one.title, setup, one.line_ups) : contest(one.title, setup, one.line_ups);
    }
  }

  void end() const {
    if (arena_.json) print_json({{"contests", contests_}, {"calibrations", calibrations_}});
  }

 private:
  static boost::json::object played(const terminal::Setup& setup) {
    boost::json::object all = as_json(setup.choice);
    all["seed"] = setup.seed;
    return all;
  }

  const Arena& arena_;
  const terminal::Program& program_;
  boost::json::array contests_, calibrations_;
};

int run(const Arena& arena) {
  Reporter reporter(arena);
  const terminal::Setup setup = setup_of(arena.game);
  if (arena.standard)
    reporter.experiments(setup);
  else
    reporter.contest(fmt::format("{} players", setup.choice.players), setup,
                     arena.line_ups.empty() ? program_of(arena.game).usual_line_ups() : arena.line_ups);
  reporter.end();
  return succeeded;
}

}  // namespace

void add_arena(CLI::App& app, Run& chosen) {
  const auto arena = std::make_shared<Arena>();
  CLI::App& command = *add_command(app, chosen, "arena", "Let bots play against bots on the same deals",
                                   [arena] { return run(*arena); });
  add_game_options(command, arena->game);
  command.add_option("--line-up", arena->line_ups, line_up_help)->type_name("LINE-UP");
  add_number(command, "--deals", arena->deals, 1, 10'000'000, "How many rounds each line-up plays");
  command.add_flag("--standard", arena->standard, "Measure every claim made about the bots");
  add_threads(command, arena->threads);
  add_json(command, arena->json);
}

}  // namespace filon::cli

// filon arena: bots against bots on the same deals, and the whole set of claims about the bots.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/arena_report.h"
#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/progress.h"

namespace filon::cli {
namespace {

using classic::bots::arena::Calibration;
using classic::bots::arena::Contest;
using ArenaLineUp = classic::bots::arena::LineUp;

struct Arena {
  GameOptions game;
  std::vector<std::string> line_ups{"normal/normal", "easy/normal", "normal/easy"};
  int deals = 4000;
  int threads = 1;
  bool standard = false;
  bool json = false;
};

ArenaLineUp line_up_of(const std::string& text) {
  const auto slash = text.find('/');
  ArenaLineUp line_up{text.substr(0, slash), slash == text.npos ? text : text.substr(slash + 1)};
  const auto known = classic::bots::all_levels();
  for (const std::string& level : {line_up.diggers, line_up.saboteurs})
    if (std::find(known.begin(), known.end(), level) == known.end())
      throw WrongUsage{fmt::format("--line-up: '{}' is no level; it takes two of {} with / between them", level,
                                   fmt::join(known, ", "))};
  return line_up;
}

// Runs one thing after the other and prints it at once, or keeps it for the JSON.
class Reporter {
 public:
  explicit Reporter(const Arena& arena) : arena_(arena) {}

  void contest(const std::string& title, int players, std::vector<ArenaLineUp> line_ups) {
    const Contest contest{
        .line_ups = std::move(line_ups), .rules = rules(players), .deals = arena_.deals, .seed = arena_.game.seed};
    const auto report = [&] {
      Progress progress(title);
      return run_contest(contest, arena_.threads, [&](int done, int all) { progress.show(done, all); });
    }();
    if (arena_.json)
      contests_.push_back(contest_as_json(title, contest, report));
    else
      print_contest(title, report);
  }

  void calibration(const std::string& title, int players, std::vector<ArenaLineUp> company) {
    const Calibration calibration{
        .company = std::move(company), .rules = rules(players), .deals = arena_.deals, .seed = arena_.game.seed};
    const auto report = [&] {
      Progress progress(title);
      return run_calibration(calibration, arena_.threads, [&](int done, int all) { progress.show(done, all); });
    }();
    if (arena_.json)
      calibrations_.push_back(calibration_as_json(title, calibration, report));
    else
      print_calibration(title, report);
  }

  void end() const {
    if (arena_.json) print_json({{"contests", contests_}, {"calibrations", calibrations_}});
  }

 private:
  classic::Rules rules(int players) const {
    GameOptions game = arena_.game;
    game.players = players;
    return *rules_of(game);
  }

  const Arena& arena_;
  boost::json::array contests_, calibrations_;
};

// Every claim about the strength of the bots that is published rests on one of these.
void run_standard(Reporter& reporter) {
  const ArenaLineUp normal{"normal", "normal"};
  reporter.contest("Five normal bots", 5, {normal});
  reporter.contest("Normal diggers against random saboteurs, 5 players", 5, {{"normal", "random"}});
  for (int players : {3, 5, 7, 10})
    reporter.contest(fmt::format("Normal against easy, as diggers and as saboteurs, {} players", players), players,
                     {normal, {"easy", "normal"}, {"normal", "easy"}});
  reporter.calibration("What five normal bots believe of roles at half of the round", 5, {normal});
}

int run(const Arena& arena) {
  Reporter reporter(arena);
  if (arena.standard) {
    run_standard(reporter);
  } else {
    std::vector<ArenaLineUp> line_ups;
    for (const std::string& text : arena.line_ups) line_ups.push_back(line_up_of(text));
    reporter.contest(fmt::format("{} players", arena.game.players), arena.game.players, std::move(line_ups));
  }
  reporter.end();
  return succeeded;
}

}  // namespace

void add_arena(CLI::App& app, Run& chosen) {
  const auto arena = std::make_shared<Arena>();
  CLI::App& command = *add_command(app, chosen, "arena", "Let bots play against bots on the same deals",
                                   [arena] { return run(*arena); });
  add_game_options(command, arena->game);
  command
      .add_option("--line-up", arena->line_ups,
                  "Levels of diggers and saboteurs, several with blanks between; all are compared with the first")
      ->type_name("DIGGERS/SABOTEURS")
      ->capture_default_str();
  add_number(command, "--deals", arena->deals, 1, 10'000'000, "How many rounds each line-up plays");
  command.add_flag("--standard", arena->standard, "Measure every claim made about the bots");
  add_threads(command, arena->threads);
  add_json(command, arena->json);
}

}  // namespace filon::cli

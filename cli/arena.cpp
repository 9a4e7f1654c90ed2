// filon arena: bots against bots on the same deals, and the whole set of claims about the bots.
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/arena_report.h"
#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/progress.h"
#include "games/classic/bots/bot.h"

namespace filon::cli {
namespace {

using classic::Classic;
using classic::bots::arena::Calibration;

struct Arena {
  GameOptions game;
  std::vector<std::string> line_ups{"normal", "easy/normal", "normal/easy"};
  int deals = 4000;
  int threads = 1;
  bool standard = false;
  bool json = false;
};

constexpr const char* line_up_help =
    "Who plays, several with blanks between; all are compared with the first. One level for all: normal. "
    "By what is dealt: normal,saboteur=easy (or normal/easy), digger=easy,saboteur=normal. "
    "By seat, on every seat in turn: normal+easy+easy+easy+easy";

// Runs one thing after the other and prints it at once, or keeps it for the JSON.
class Reporter {
 public:
  explicit Reporter(const Arena& arena) : arena_(arena) {}

  // Each line-up plays about as many rounds, however many rotations its deals have.
  void contest(const std::string& title, const GameOptions& game, const std::vector<std::string>& line_ups) {
    bots::Contest<Classic> contest{.line_ups = {}, .rules = *rules_of(game), .deals = arena_.deals, .seed = game.seed};
    const auto interests = bots::Traits<Classic>::interests(contest.rules);
    int rotations = 1;
    for (const std::string& text : line_ups) {
      const auto line_up = bots::LineUp::parse(text, {classic::bots::all_levels(), interests, contest.rules.seats});
      if (!line_up) throw WrongUsage{"--line-up: " + line_up.error()};
      rotations = std::max(rotations, line_up->rotations());
      contest.line_ups.push_back(*line_up);
    }
    contest.deals = std::max(1, contest.deals / rotations);
    const auto report = [&] {
      Progress progress(title);
      return run_contest(contest, arena_.threads, [&](int done, int all) { progress.show(done, all); });
    }();
    if (arena_.json)
      contests_.push_back(contest_as_json(title, played(game), report));
    else
      print_contest(title, report);
  }

  void calibration(const std::string& title, const GameOptions& game, std::vector<std::string> company) {
    const Calibration calibration{
        .company = std::move(company), .rules = *rules_of(game), .deals = arena_.deals, .seed = game.seed};
    const auto report = [&] {
      Progress progress(title);
      return run_calibration(calibration, arena_.threads, [&](int done, int all) { progress.show(done, all); });
    }();
    if (arena_.json)
      calibrations_.push_back(calibration_as_json(title, played(game), report));
    else
      print_calibration(title, report);
  }

  void end() const {
    if (arena_.json) print_json({{"contests", contests_}, {"calibrations", calibrations_}});
  }

 private:
  static boost::json::object played(const GameOptions& game) {
    const classic::Options& options = rules_of(game)->options;
    return {{"game", Classic::id},
            {"edition", name(options.edition)},
            {"modules", name(options.with)},
            {"players", options.seats},
            {"seed", game.seed}};
  }

  const Arena& arena_;
  boost::json::array contests_, calibrations_;
};

// Every claim about the strength of the bots that is published rests on one of these.
void run_standard(Reporter& reporter, GameOptions game) {
  const auto with = [&](int players) {
    game.players = players;
    return game;
  };
  reporter.contest("Five normal bots", with(5), {"normal"});
  reporter.contest("Normal diggers against random saboteurs, 5 players", with(5), {"normal/random"});
  for (int players : {3, 5, 7, 10})
    reporter.contest(fmt::format("Normal against easy, as diggers and as saboteurs, {} players", players),
                     with(players), {"normal", "easy/normal", "normal/easy"});
  reporter.calibration("What five normal bots believe of roles at half of the round", with(5), {"normal"});
  game.modules = "saboteur2";
  reporter.contest("Saboteur 2, normal and easy, 6 players", with(6), {"normal", "easy"});
  reporter.contest("Saboteur 2, one normal bot among easy ones and one easy among normal, 6 players", with(6),
                   {"normal+easy+easy+easy+easy+easy", "easy+normal+normal+normal+normal+normal"});
}

int run(const Arena& arena) {
  Reporter reporter(arena);
  if (arena.standard)
    run_standard(reporter, arena.game);
  else
    reporter.contest(fmt::format("{} players", arena.game.players), arena.game, arena.line_ups);
  reporter.end();
  return succeeded;
}

}  // namespace

void add_arena(CLI::App& app, Run& chosen) {
  const auto arena = std::make_shared<Arena>();
  CLI::App& command = *add_command(app, chosen, "arena", "Let bots play against bots on the same deals",
                                   [arena] { return run(*arena); });
  add_game_options(command, arena->game);
  command.add_option("--line-up", arena->line_ups, line_up_help)->type_name("LINE-UP")->capture_default_str();
  add_number(command, "--deals", arena->deals, 1, 10'000'000, "How many rounds each line-up plays");
  command.add_flag("--standard", arena->standard, "Measure every claim made about the bots");
  add_threads(command, arena->threads);
  add_json(command, arena->json);
}

}  // namespace filon::cli

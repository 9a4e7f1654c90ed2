// filon sim: many games fast, and what came of them.
#include <algorithm>
#include <chrono>
#include <memory>

#include <fmt/format.h>

#include "bench/playouts.h"
#include "cli/command.h"
#include "cli/line_up.h"
#include "cli/options.h"
#include "cli/parallel.h"
#include "cli/print_json.h"
#include "cli/progress.h"
#include "cli/tally.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"

namespace filon::cli {
namespace {

constexpr int games_in_part = 32;

struct Sim {
  GameOptions game;
  int games = 1000;
  int threads = 1;
  std::string bots = "random";
  bool check = false;
  bool json = false;
};

[[noreturn]] void report_unsound(const std::string& what, std::uint64_t seed, int answers) {
  throw Failed{fmt::format("the game with seed {} is unsound after {} answers: {}", seed, answers, what)};
}

// Nothing is written down: the engine as searches use it.
void play_random_game(const classic::Rules& rules, std::uint64_t seed, bool checked, classic::Actions& legal,
                      Tally& tally) {
  classic::World world = classic::World::start(rules, seed);
  Rng rng = bench::players_chance(seed);
  Follower follower(tally);
  int answers = 0;
  const auto after = [&](const classic::World& now) {
    follower.follow(now.table(), [&](Seat s) { return now.sight(s).mine.role; }, [&](Seat s) { return score(now, s); });
    ++answers;
    if (checked)
      if (const auto what = unsound(rules, classic::WorldAccess::state(now))) report_unsound(*what, seed, answers);
    return true;
  };
  after(world);
  tally.answers += bench::play_randomly(world, rng, legal, after);
}

void play_bots_game(const std::shared_ptr<const classic::Rules>& rules, const std::vector<std::string>& levels,
                    std::uint64_t seed, bool checked, Tally& tally) {
  classic::Match match = classic::Match::start(rules, seed);
  LineUp line_up(levels, *rules, ~seed);
  Follower follower(tally);
  const auto after = [&] {
    line_up.follow(match);
    follower.follow(
        match.table(), [&](Seat s) { return match.sight(s).mine.role; },
        [&](Seat s) { return classic::nuggets(match.sight(s)); });
    if (checked)
      if (const auto what = unsound(*rules, classic::MatchTestAccess::state(match)))
        report_unsound(*what, seed, match.answers());
  };
  after();
  while (!match.is_over()) {
    const Seat by = match.to_act().front();
    if (match.play(by, line_up.choose(match, by)))
      throw Failed{
          fmt::format("the bot at seat {} gave an answer that is refused, in the game with seed {}", index(by), seed)};
    after();
    close_idle(match, after);
  }
  tally.answers += match.answers();
}

Tally play_all(const Sim& sim) {
  const auto rules = rules_of(sim.game);
  const auto levels = levels_per_seat(sim.bots, rules->seats);
  const bool all_random =
      std::all_of(levels.begin(), levels.end(), [](const auto& level) { return level == "random"; });
  Progress progress("Playing");
  const int parts = (sim.games + games_in_part - 1) / games_in_part;
  const auto play_part = [&](int part) {
    Tally tally;
    const auto legal = std::make_unique<classic::Actions>();
    const int end = std::min(sim.games, (part + 1) * games_in_part);
    for (int game = part * games_in_part; game < end; ++game) {
      const std::uint64_t seed = bench::seed_of_game(sim.game.seed, game);
      if (all_random)
        play_random_game(*rules, seed, sim.check, *legal, tally);
      else
        play_bots_game(rules, levels, seed, sim.check, tally);
    }
    return tally;
  };
  Tally all;
  for (const Tally& tally :
       in_parts<Tally>(parts, sim.threads, play_part, [&](int done) { progress.show(done, parts); }))
    all.add(tally);
  return all;
}

double mean(long sum, long count) { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }

double gold_in_a_round(const Tally& tally, classic::Role role) {
  const auto i = static_cast<std::size_t>(role);
  return mean(tally.gold_of_role[i], tally.rounds_of_role[i]);
}

// Whether a side is one of those that this game has.
bool can_win(const classic::Rules& rules, classic::Winners side) {
  const bool has_teams = rules.role_pool.count(static_cast<int>(classic::Role::BlueDigger)) > 0;
  if (side == classic::Winners::Diggers) return !has_teams;
  return has_teams || side == classic::Winners::Nobody || side == classic::Winners::Saboteurs;
}

void print_as_json(const Sim& sim, const Tally& tally, double seconds) {
  boost::json::array gold;
  for (int i = 0; i < sim.game.players; ++i) gold.push_back(mean(tally.gold[seat(i)], tally.games));
  boost::json::object won, of_role;
  for (std::size_t i = 0; i < count_of<classic::Winners>(); ++i) {
    const auto side = static_cast<classic::Winners>(i);
    if (can_win(*rules_of(sim.game), side)) won[name(side)] = tally.rounds[i];
  }
  for (int i = 1; i < classic::role_kinds; ++i)
    if (tally.rounds_of_role[static_cast<std::size_t>(i)] > 0)
      of_role[name(static_cast<classic::Role>(i))] = gold_in_a_round(tally, static_cast<classic::Role>(i));
  print_json({{"game", sim.game.game},
              {"edition", sim.game.edition},
              {"players", sim.game.players},
              {"seed", sim.game.seed},
              {"bots", sim.bots},
              {"checked", sim.check},
              {"games", tally.games},
              {"answers", tally.answers},
              {"with", sim.game.modules},
              {"rounds_won", won},
              {"mean_gold_by_seat", gold},
              {"mean_gold_per_round_by_role", of_role},
              {"threads", sim.threads},
              {"seconds", seconds},
              {"answers_per_second", static_cast<double>(tally.answers) / seconds}});
}

void print_for_people(const Sim& sim, const Tally& tally, double seconds) {
  long rounds = 0;
  for (long count : tally.rounds) rounds += count;
  std::vector<std::string> won, of_role;
  for (std::size_t i = 0; i < count_of<classic::Winners>(); ++i) {
    const auto side = static_cast<classic::Winners>(i);
    if (can_win(*rules_of(sim.game), side))
      won.push_back(fmt::format("{} {:.2f} %", name(side), 100 * mean(tally.rounds[i], rounds)));
  }
  for (int i = 1; i < classic::role_kinds; ++i)
    if (tally.rounds_of_role[static_cast<std::size_t>(i)] > 0)
      of_role.push_back(fmt::format("{} {:.3f}", name(static_cast<classic::Role>(i)),
                                    gold_in_a_round(tally, static_cast<classic::Role>(i))));
  fmt::print("{} games of {} players, edition {}{}{}, bots {}{}\n", tally.games, sim.game.players, sim.game.edition,
             sim.game.modules.empty() ? "" : " with ", sim.game.modules, sim.bots,
             sim.check ? ", every position sound" : "");
  fmt::print("answers            {} in {:.2f} s on {} threads: {:.2f} million per second\n", tally.answers, seconds,
             sim.threads, static_cast<double>(tally.answers) / seconds / 1e6);
  fmt::print("rounds won         {}\n", fmt::join(won, ", "));
  fmt::print("gold at the end    ");
  for (int i = 0; i < sim.game.players; ++i) fmt::print(" {:.3f}", mean(tally.gold[seat(i)], tally.games));
  fmt::print(" (by seat)\n");
  fmt::print("gold in a round     {}\n", fmt::join(of_role, ", "));
}

int run(const Sim& sim) {
  const auto begun = std::chrono::steady_clock::now();
  const Tally tally = play_all(sim);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  if (sim.json)
    print_as_json(sim, tally, seconds);
  else
    print_for_people(sim, tally, seconds);
  return succeeded;
}

}  // namespace

void add_sim(CLI::App& app, Run& chosen) {
  const auto sim = std::make_shared<Sim>();
  CLI::App& command =
      *add_command(app, chosen, "sim", "Play many games fast and print what came of them", [sim] { return run(*sim); });
  add_game_options(command, sim->game);
  add_number(command, "--games", sim->games, 1, 100'000'000, "How many matches of three rounds");
  command.add_option("--bots", sim->bots, "A level for all seats, or one for each with commas between them")
      ->type_name("LEVELS")
      ->capture_default_str();
  command.add_flag("--check", sim->check, "Check after each answer that the position is sound");
  add_threads(command, sim->threads);
  add_json(command, sim->json);
}

}  // namespace filon::cli

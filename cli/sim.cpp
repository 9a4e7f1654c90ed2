// filon sim: plays many games fast and prints statistics.
#include <algorithm>
#include <chrono>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/progress.h"

namespace filon::cli {
namespace {

struct Sim {
  GameOptions game;
  int games = 1000;
  int threads = 1;
  std::string bots = "random";
  bool check = false;
  bool json = false;
};

// One level for all seats (`--bots normal`), or one for each (`--bots normal,easy,easy,random,random`).
std::vector<std::string> levels_per_seat(const std::string& list, int seats,
                                         const std::vector<std::string_view>& known) {
  std::vector<std::string> levels;
  std::istringstream words(list);
  for (std::string word; std::getline(words, word, ',');) levels.push_back(word);
  for (const std::string& level : levels)
    if (std::find(known.begin(), known.end(), level) == known.end())
      throw WrongUsage{fmt::format("--bots: it takes {}, not '{}'", fmt::join(known, ", "), level)};
  if (levels.size() == 1) levels.resize(static_cast<std::size_t>(seats), levels[0]);
  if (static_cast<int>(levels.size()) != seats)
    throw WrongUsage{fmt::format("--bots: it takes one level for all, or {} with commas between them, not {}", seats,
                                 levels.size())};
  return levels;
}

double mean(long sum, long count) { return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count); }

struct Simulated {
  terminal::Setup setup;
  terminal::SimulationReport report;
  double seconds = 0;

  int seats() const { return setup.choice.players; }
  double gold_in_a_round(std::size_t interest) const {
    return mean(report.tally.gold_of_interest[interest], report.tally.seats_in_round[interest]);
  }
};

void print_as_json(const Sim& sim, const Simulated& simulated) {
  const terminal::Tally& tally = simulated.report.tally;
  boost::json::array gold;
  for (int i = 0; i < simulated.seats(); ++i) gold.push_back(mean(tally.gold[seat(i)], tally.games));
  boost::json::object won, of_role;
  for (std::size_t i = 0; i < simulated.report.sides.size(); ++i) won[simulated.report.sides[i]] = tally.rounds_won[i];
  for (std::size_t i = 0; i < simulated.report.interests.size(); ++i)
    if (tally.seats_in_round[i] > 0) of_role[simulated.report.interests[i]] = simulated.gold_in_a_round(i);
  boost::json::object out = as_json(simulated.setup.choice);
  out["seed"] = sim.game.seed;
  out["bots"] = sim.bots;
  out["checked"] = sim.check;
  out["games"] = tally.games;
  out["answers"] = tally.answers;
  out["rounds_won"] = won;
  out["mean_gold_by_seat"] = gold;
  out["mean_gold_per_round_by_role"] = of_role;
  boost::json::object portions;
  for (const terminal::Portion& one : tally.portions) portions[one.what] = mean(one.count, one.of);
  out["portions"] = portions;
  out["threads"] = sim.threads;
  out["seconds"] = simulated.seconds;
  out["answers_per_second"] = static_cast<double>(tally.answers) / simulated.seconds;
  print_json(out);
}

void print_for_people(const Sim& sim, const Simulated& simulated) {
  const terminal::Tally& tally = simulated.report.tally;
  std::vector<std::string> won, of_role;
  for (std::size_t i = 0; i < simulated.report.sides.size(); ++i)
    won.push_back(fmt::format("{} {:.2f} %", simulated.report.sides[i], 100 * mean(tally.rounds_won[i], tally.rounds)));
  for (std::size_t i = 0; i < simulated.report.interests.size(); ++i)
    if (tally.seats_in_round[i] > 0)
      of_role.push_back(fmt::format("{} {:.3f}", simulated.report.interests[i], simulated.gold_in_a_round(i)));
  fmt::print("{} games of {} players, {}, bots {}{}\n", tally.games, simulated.seats(),
             in_words(simulated.setup.choice), sim.bots, sim.check ? ", every position sound" : "");
  fmt::print("answers            {} in {:.2f} s on {} threads: {:.2f} million per second\n", tally.answers,
             simulated.seconds, sim.threads, static_cast<double>(tally.answers) / simulated.seconds / 1e6);
  fmt::print("rounds won         {}\n", fmt::join(won, ", "));
  fmt::print("gold at the end    ");
  for (int i = 0; i < simulated.seats(); ++i) fmt::print(" {:.3f}", mean(tally.gold[seat(i)], tally.games));
  fmt::print(" (by seat)\n");
  fmt::print("gold in a round     {}\n", fmt::join(of_role, ", "));
  for (const terminal::Portion& one : tally.portions)
    fmt::print("{:<19} {:.2f} %\n", one.what, 100 * mean(one.count, one.of));
}

int run(const Sim& sim) {
  const terminal::Program& program = program_of(sim.game);
  Simulated simulated{setup_of(sim.game), {}};
  const terminal::Simulation wanted{sim.games, sim.threads,
                                    levels_per_seat(sim.bots, simulated.seats(), program.levels()), sim.check};
  const auto begun = std::chrono::steady_clock::now();
  {
    Progress progress("Playing");
    simulated.report = program.simulate(simulated.setup, wanted, [&](int done, int all) { progress.show(done, all); });
  }
  simulated.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  if (sim.json)
    print_as_json(sim, simulated);
  else
    print_for_people(sim, simulated);
  return succeeded;
}

}  // namespace

void add_sim(CLI::App& app, Run& chosen) {
  const auto sim = std::make_shared<Sim>();
  CLI::App& command =
      *add_command(app, chosen, "sim", "Play many games fast and print what came of them", [sim] { return run(*sim); });
  add_game_options(command, sim->game);
  add_number(command, "--games", sim->games, 1, 100'000'000, "How many matches");
  command.add_option("--bots", sim->bots, "A level for all seats, or one for each with commas between them")
      ->type_name("LEVELS")
      ->capture_default_str();
  command.add_flag("--check", sim->check, "Check after each answer that the position is sound");
  add_threads(command, sim->threads);
  add_json(command, sim->json);
}

}  // namespace filon::cli

// filon perft: how many sequences of answers there are from one deal, depth by depth. Chance is fixed by the seed, so
// that the numbers show any change in what is legal.
#include <memory>
#include <vector>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "games/classic/game.h"
#include "games/classic/text/answers.h"

namespace filon::cli {
namespace {

struct Perft {
  GameOptions game;
  int depth = 3;
  bool divide = false;
  bool json = false;
};

std::vector<classic::Action> answers(const classic::World& world) {
  thread_local classic::Actions legal;
  world.legal_actions(world.to_act().front(), legal);
  return {legal.begin(), legal.end()};
}

classic::World after(const classic::World& world, const classic::Action& answer) {
  classic::World next = world;
  next.play(next.to_act().front(), answer);
  return next;
}

// Sequences of exactly `depth` answers.
long count(const classic::World& world, int depth) {
  if (depth == 0) return 1;
  if (world.is_over()) return 0;
  const auto legal = answers(world);
  if (depth == 1) return static_cast<long>(legal.size());
  long sum = 0;
  for (const classic::Action& answer : legal) sum += count(after(world, answer), depth - 1);
  return sum;
}

int run(const Perft& perft) {
  const auto rules = rules_of(perft.game);
  const classic::World deal = classic::World::start(*rules, perft.game.seed);
  boost::json::array counts;
  for (int depth = 1; depth <= perft.depth; ++depth) {
    const long sequences = count(deal, depth);
    counts.emplace_back(sequences);
    if (!perft.json) fmt::print("depth {}: {}\n", depth, sequences);
  }
  boost::json::object divided;
  if (perft.divide)
    for (const classic::Action& answer : answers(deal)) {
      const long sequences = count(after(deal, answer), perft.depth - 1);
      const std::string name = text::print(*rules, answer);
      divided[name] = sequences;
      if (!perft.json) fmt::print("  {}: {}\n", name, sequences);
    }
  if (!perft.json) return succeeded;
  boost::json::object out{{"edition", perft.game.edition},
                          {"players", perft.game.players},
                          {"seed", perft.game.seed},
                          {"sequences", counts}};
  if (perft.divide) out["divided"] = divided;
  print_json(out);
  return succeeded;
}

}  // namespace

void add_perft(CLI::App& app, Run& chosen) {
  const auto perft = std::make_shared<Perft>();
  CLI::App& command = *add_command(app, chosen, "perft", "Count the sequences of answers from one deal",
                                   [perft] { return run(*perft); });
  add_game_options(command, perft->game);
  add_number(command, "--depth", perft->depth, 1, 10, "How many answers deep");
  command.add_flag("--divide", perft->divide, "Also print the count behind each first answer");
  add_json(command, perft->json);
}

}  // namespace filon::cli

// filon perft: counts the sequences of answers from one deal, for each depth.
#include <memory>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/options.h"
#include "cli/print_json.h"

namespace filon::cli {
namespace {

struct Perft {
  GameOptions game;
  int depth = 3;
  bool divide = false;
  bool json = false;
};

int run(const Perft& perft) {
  const terminal::Program& program = program_of(perft.game);
  const terminal::Setup setup = setup_of(perft.game);
  boost::json::array counts;
  for (int depth = 1; depth <= perft.depth; ++depth) {
    const long sequences = program.sequences(setup, depth);
    counts.emplace_back(sequences);
    if (!perft.json) fmt::print("depth {}: {}\n", depth, sequences);
  }
  boost::json::object divided;
  if (perft.divide)
    for (const auto& [answer, sequences] : program.sequences_by_answer(setup, perft.depth)) {
      divided[answer] = sequences;
      if (!perft.json) fmt::print("  {}: {}\n", answer, sequences);
    }
  if (!perft.json) return succeeded;
  boost::json::object out = as_json(setup.choice);
  out["seed"] = setup.seed;
  out["sequences"] = counts;
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

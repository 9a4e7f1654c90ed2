// filon bench: the signature, which must be the same everywhere, and speeds, which are only printed.
#include <memory>
#include <string>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/machine.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/progress.h"
#include "terminal/measure.h"

namespace filon::cli {
namespace {

struct Bench {
  GameOptions game;
  std::vector<std::string> only;  // names of figures; none: all
  bool signature_only = false;
  bool json = false;
};

struct Measured {
  std::string name;
  bool as_rate;
  double nanoseconds;
};

// Throws WrongUsage if a name is unknown.
std::vector<terminal::Figure> chosen_figures(const Bench& bench) {
  auto all = program_of(bench.game).figures(setup_of(bench.game));
  if (bench.only.empty()) return all;
  std::vector<terminal::Figure> chosen;
  for (const std::string& name : bench.only) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& figure) { return figure.name == name; });
    if (found == all.end()) throw WrongUsage{fmt::format("--only: there is no figure '{}'", name)};
    chosen.push_back(*found);
  }
  return chosen;
}

std::vector<Measured> measure(const std::vector<terminal::Figure>& figures, double& reference) {
  const auto all = static_cast<long>(figures.size()) + 1;
  Progress progress("Measuring");
  reference = reference_nanoseconds();
  std::vector<Measured> measured;
  for (const terminal::Figure& figure : figures) {
    progress.show(static_cast<long>(measured.size()) + 1, all);
    measured.push_back({figure.name, figure.as_rate, figure.nanoseconds()});
  }
  return measured;
}

void print_as_json(std::optional<std::uint64_t> signature, double reference, const std::vector<Measured>& figures) {
  const Machine machine = this_machine();
  boost::json::object measured;
  for (const Measured& figure : figures) {
    boost::json::object one{{"nanoseconds", figure.nanoseconds}, {"references", figure.nanoseconds / reference}};
    if (figure.as_rate) one["per_second"] = 1e9 / figure.nanoseconds;
    measured[figure.name] = one;
  }
  boost::json::object out;
  if (signature) out["signature"] = std::to_string(*signature);
  out["machine"] = {
      {"processor", machine.processor}, {"compiler", machine.compiler}, {"build_type", machine.build_type}};
  out["repeats"] = terminal::repeats;
  out["reference_nanoseconds"] = reference;
  out["figures"] = measured;
  print_json(out);
}

void print_for_people(std::optional<std::uint64_t> signature, double reference, const std::vector<Measured>& figures) {
  const Machine machine = this_machine();
  if (signature) fmt::print("signature {}\n", *signature);
  fmt::print("{}, {}, {}\nmedian of {} runs on one core; the reference step takes {:.2f} ns\n", machine.processor,
             machine.compiler, machine.build_type, terminal::repeats, reference);
  for (const Measured& figure : figures) {
    const std::string rate = figure.as_rate ? fmt::format("{:.2f} M/s", 1e3 / figure.nanoseconds) : "";
    fmt::print("{:34} {:>10.1f} ns {:>8.1f} x reference  {}\n", figure.name, figure.nanoseconds,
               figure.nanoseconds / reference, rate);
  }
}

int run(const Bench& bench) {
  const auto chosen = chosen_figures(bench);
  std::optional<std::uint64_t> signature;
  if (bench.only.empty()) signature = program_of(bench.game).signature();
  if (bench.signature_only) {
    if (!signature) throw WrongUsage{"--signature: this game has none"};
    fmt::print("{}\n", *signature);
    return succeeded;
  }
  double reference = 0;
  const auto figures = measure(chosen, reference);
  if (bench.json)
    print_as_json(signature, reference, figures);
  else
    print_for_people(signature, reference, figures);
  return succeeded;
}

}  // namespace

void add_bench(CLI::App& app, Run& chosen) {
  const auto bench = std::make_shared<Bench>();
  CLI::App& command = *add_command(app, chosen, "bench", "Print the signature of fixed games, and how fast things are",
                                   [bench] { return run(*bench); });
  add_game(command, bench->game.game);
  auto* const only = command.add_option("--only", bench->only, "Measure only these figures")->type_name("NAME");
  command.add_flag("--signature", bench->signature_only, "Print the signature alone")->excludes(only);
  add_json(command, bench->json);
}

}  // namespace filon::cli

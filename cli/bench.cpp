// filon bench: the signature, which must be the same everywhere, and speeds, which are only printed.
#include <memory>
#include <string>

#include <fmt/format.h>

#include "bench/signature.h"
#include "cli/bench_figures.h"
#include "cli/command.h"
#include "cli/measure.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "cli/progress.h"

namespace filon::cli {
namespace {

struct Bench {
  bool signature_only = false;
  bool json = false;
};

struct Figure {
  const char* name;
  double nanoseconds;
  bool as_rate;  // people ask how many a second, not how long one takes
};

std::vector<Figure> measure_all(double& reference) {
  constexpr classic::Modules saboteur2{classic::Module::Saboteur2};
  std::vector<Figure> figures;
  Progress progress("Measuring");
  constexpr long all = 12;
  long done = 0;
  const auto add = [&](const char* name, double nanoseconds, bool as_rate) {
    figures.push_back({name, nanoseconds, as_rate});
    progress.show(++done, all);
  };
  reference = reference_nanoseconds();
  progress.show(++done, all);
  add("random_answer_3_players", answer_of_random_players(3), true);
  add("random_answer_5_players", answer_of_random_players(5), true);
  add("random_answer_6_players", answer_of_random_players(6), true);
  add("random_answer_10_players", answer_of_random_players(10), true);
  add("saboteur2_random_answer_6_players", answer_of_random_players(6, saboteur2), true);
  add("state_copy", copy_of_a_state(), false);
  add("sampled_world", sampled_world(false), false);
  add("sampled_world_from_beliefs", sampled_world(true), false);
  add("easy_answer", answer_of_bots("easy"), false);
  add("normal_answer", answer_of_bots("normal"), false);
  add("saboteur2_normal_answer", answer_of_bots("normal", saboteur2), false);
  return figures;
}

void print_as_json(std::uint64_t signature, double reference, const std::vector<Figure>& figures) {
  const Machine machine = this_machine();
  boost::json::object measured;
  for (const Figure& figure : figures) {
    boost::json::object one{{"nanoseconds", figure.nanoseconds}, {"references", figure.nanoseconds / reference}};
    if (figure.as_rate) one["per_second"] = 1e9 / figure.nanoseconds;
    measured[figure.name] = one;
  }
  print_json({{"signature", std::to_string(signature)},
              {"machine",
               {{"processor", machine.processor}, {"compiler", machine.compiler}, {"build_type", machine.build_type}}},
              {"repeats", repeats},
              {"reference_nanoseconds", reference},
              {"figures", measured}});
}

void print_for_people(std::uint64_t signature, double reference, const std::vector<Figure>& figures) {
  const Machine machine = this_machine();
  fmt::print("signature {}\n{}, {}, {}\nmedian of {} runs on one core; the reference step takes {:.2f} ns\n", signature,
             machine.processor, machine.compiler, machine.build_type, repeats, reference);
  for (const Figure& figure : figures) {
    const std::string rate = figure.as_rate ? fmt::format("{:.2f} M/s", 1e3 / figure.nanoseconds) : "";
    fmt::print("{:34} {:>10.1f} ns {:>8.1f} x reference  {}\n", figure.name, figure.nanoseconds,
               figure.nanoseconds / reference, rate);
  }
}

int run(const Bench& bench) {
  const std::uint64_t signature = bench::signature();
  if (bench.signature_only) {
    fmt::print("{}\n", signature);
    return succeeded;
  }
  double reference = 0;
  const auto figures = measure_all(reference);
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
  command.add_flag("--signature", bench->signature_only, "Print the signature alone");
  add_json(command, bench->json);
}

}  // namespace filon::cli

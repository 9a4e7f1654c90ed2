// filon scenario: runs scenario files and says what did not hold.
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "scenarios/scenario.h"

namespace filon::cli {
namespace {

struct RunScenarios {
  std::vector<std::string> files;
  bool json = false;
};

struct Count {
  int passed = 0;
  int failed = 0;
};

void run_file(const std::string& file, bool json, Count& count, boost::json::array& results) {
  const auto all = scenarios::read_scenarios(read_file(file), file);
  if (!all) throw WrongUsage{all.error()};
  for (const scenarios::Scenario& scenario : *all) {
    const scenarios::Outcome outcome = scenarios::run(scenario);
    ++(outcome.passed() ? count.passed : count.failed);
    boost::json::array failures;
    for (const std::string& failure : outcome.failures) {
      failures.emplace_back(failure);
      if (!json) fmt::print("{}: {}\n", scenario.name, failure);
    }
    if (json)
      results.push_back({{"name", scenario.name}, {"passed", outcome.passed()}, {"failures", std::move(failures)}});
  }
}

int run(const RunScenarios& wanted) {
  Count count;
  boost::json::array results;
  for (const std::string& file : wanted.files) run_file(file, wanted.json, count, results);
  if (wanted.json)
    print_json({{"passed", count.passed}, {"failed", count.failed}, {"scenarios", results}});
  else
    fmt::print("{} passed, {} failed\n", count.passed, count.failed);
  return count.failed == 0 ? succeeded : failed;
}

}  // namespace

void add_scenario(CLI::App& app, Run& chosen) {
  const auto wanted = std::make_shared<RunScenarios>();
  CLI::App& command = *add_command(app, chosen, "scenario", "Run scenario files: positions, answers and what must hold",
                                   [wanted] { return run(*wanted); });
  command.add_option("FILE", wanted->files, "Scenario files")->required();
  add_json(command, wanted->json);
}

}  // namespace filon::cli

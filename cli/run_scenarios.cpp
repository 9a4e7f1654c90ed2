// filon scenario: runs scenario files and prints which expectations failed.
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/print_json.h"
#include "games/game.h"

namespace filon::cli {
namespace {

struct RunScenarios {
  std::vector<std::string> files;
  bool json = false;
};

class Report {
 public:
  explicit Report(bool json) : json_(json) {}

  void add(const std::string& name, const std::vector<std::string>& failures) {
    ++(failures.empty() ? passed_ : failed_);
    if (!json_)
      for (const std::string& failure : failures) fmt::print("{}: {}\n", name, failure);
    else
      results_.push_back({{"name", name},
                          {"passed", failures.empty()},
                          {"failures", boost::json::array(failures.begin(), failures.end())}});
  }
  int end() const {
    if (json_)
      print_json({{"passed", passed_}, {"failed", failed_}, {"scenarios", results_}});
    else
      fmt::print("{} passed, {} failed\n", passed_, failed_);
    return failed_ == 0 ? succeeded : failed;
  }

 private:
  bool json_;
  int passed_ = 0;
  int failed_ = 0;
  boost::json::array results_;
};

// A file that cannot be read counts as one failure; the other files still run.
void run_file(const std::string& file, Report& report) {
  try {
    const auto all = games::read_scenarios(read_file(file), file);
    if (!all) throw WrongUsage{all.error()};
    for (const games::Scenario& scenario : *all) report.add(scenario.name, scenario.run().failures);
  } catch (const WrongUsage& wrong) {  // "paths.json case 2: players: ..."
    const std::size_t colon = wrong.sentence.find(": ", file.size());
    report.add(wrong.sentence.substr(0, colon), {wrong.sentence.substr(colon + 2)});
  }
}

int run(const RunScenarios& wanted) {
  Report report(wanted.json);
  for (const std::string& file : wanted.files) run_file(file, report);
  return report.end();
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

// Every scenario file is one test for each of its cases, editions and numbers of players.
#include "scenario.h"

#include <ostream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "files.h"

namespace filon::scenarios {
namespace {

struct Entry {
  std::string test_name;
  Result<Scenario> scenario;
};

std::string letters_of(std::string text) {
  for (char& letter : text)
    if (!std::isalnum(static_cast<unsigned char>(letter))) letter = '_';
  return text;
}

std::vector<Entry> all_entries() {
  std::vector<Entry> entries;
  for (const auto& path : scenario_files()) {
    const std::string name = std::filesystem::relative(path, "scenarios").string();
    const auto scenarios = read_scenarios(contents(path), name);
    if (!scenarios) {
      entries.push_back({letters_of(name), Error{scenarios.error()}});
      continue;
    }
    for (const Scenario& scenario : *scenarios) entries.push_back({letters_of(scenario.name), scenario});
  }
  return entries;
}

TEST(ScenarioFiles, AreFound) { EXPECT_FALSE(scenario_files().empty()) << "run this in the root of the repository"; }

TEST(ScenarioFiles, HoldAsDocumented) {
  const std::string page = contents("docs/scenarios.md");
  const std::size_t begin = page.find("```json\n") + 8;
  const auto scenarios = read_scenarios(page.substr(begin, page.find("```", begin) - begin), "docs/scenarios.md");
  ASSERT_TRUE(scenarios) << scenarios.error();
  for (const Scenario& scenario : *scenarios) EXPECT_THAT(run(scenario).failures, testing::ElementsAre());
}

class ScenarioFile : public testing::TestWithParam<Entry> {};

TEST_P(ScenarioFile, Holds) {
  const Result<Scenario>& scenario = GetParam().scenario;
  ASSERT_TRUE(scenario) << scenario.error();
  const Outcome outcome = run(*scenario);
  std::string ids;
  for (const std::string& id : scenario->rules) ids += " " + id;
  for (const std::string& failure : outcome.failures)
    ADD_FAILURE() << scenario->name << ": " << failure << "\n" << scenario->title << "; tests" << ids;
}

INSTANTIATE_TEST_SUITE_P(All, ScenarioFile, testing::ValuesIn(all_entries()),
                         [](const auto& entry) { return entry.param.test_name; });

void PrintTo(const Entry& entry, std::ostream* out) { *out << entry.test_name; }

}  // namespace
}  // namespace filon::scenarios

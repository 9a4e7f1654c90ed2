// Each scenario file is one test, with all its cases, editions and numbers of players.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/game.h"
#include "tests/scenario_files.h"

namespace filon::scenarios {
namespace {

std::string relative_name(const std::filesystem::path& path) {
  const bool is_ours = path.string().starts_with("games");
  return is_ours ? path.lexically_relative("games").string() : path.string();
}

std::string letters_of(std::string text) {
  for (char& letter : text)
    if (!std::isalnum(static_cast<unsigned char>(letter))) letter = '_';
  return text;
}

TEST(ScenarioFiles, AreFound) { EXPECT_FALSE(scenario_files().empty()) << "run this in the root of the repository"; }

TEST(ScenarioFiles, IncludeTheExampleInTheDocumentation) {
  const std::string page = contents("docs/scenarios.md");
  const std::size_t begin = page.find("```json\n") + 8;
  const auto scenarios =
      games::read_scenarios(page.substr(begin, page.find("```", begin) - begin), "docs/scenarios.md");
  ASSERT_TRUE(scenarios) << scenarios.error();
  for (const games::Scenario& scenario : *scenarios) EXPECT_THAT(scenario.run().failures, testing::ElementsAre());
}

class ScenarioFile : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(ScenarioFile, Passes) {
  const auto scenarios = games::read_scenarios(contents(GetParam()), relative_name(GetParam()));
  ASSERT_TRUE(scenarios) << scenarios.error();
  for (const games::Scenario& scenario : *scenarios) {
    std::string ids;
    for (const std::string& id : scenario.rules) ids += " " + id;
    for (const std::string& failure : scenario.run().failures)
      ADD_FAILURE() << scenario.name << ": " << failure << "\n" << scenario.title << "; tests" << ids;
  }
}

// GoogleTest needs unique names of letters and digits. Files whose names differ only in other characters get a number.
std::string test_name(const testing::TestParamInfo<std::filesystem::path>& file) {
  const std::string name = letters_of(relative_name(file.param));
  const auto files = scenario_files();
  const bool is_taken = std::any_of(files.begin(), files.begin() + static_cast<std::ptrdiff_t>(file.index),
                                    [&](const auto& other) { return letters_of(relative_name(other)) == name; });
  return is_taken ? name + "_" + std::to_string(file.index) : name;
}

INSTANTIATE_TEST_SUITE_P(All, ScenarioFile, testing::ValuesIn(scenario_files()), test_name);

}  // namespace
}  // namespace filon::scenarios

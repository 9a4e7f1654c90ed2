// Compares scenarios with the catalogue of rules: every cited rule exists, and every rule is tested in each of its
// editions.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/game.h"
#include "tests/scenario_files.h"

namespace filon::scenarios {
namespace {

using Editions = std::set<std::string>;

// "- **BASE-TURN-01** ... `[editions: 2004, 2011, 2024]`", "- **AMB-11** ...", "- **EX-20** ...".
std::map<std::string, Editions> ids_of(const std::filesystem::path& catalogue) {
  std::map<std::string, Editions> ids;
  std::istringstream lines(contents(catalogue));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("| IX-")) ids[line.substr(2, line.find(' ', 2) - 2)];  // interactions are rows of a table
    if (!line.starts_with("- **")) continue;
    Editions& editions = ids[line.substr(4, line.find("**", 4) - 4)];
    const std::size_t from = line.find("[editions: ");
    const std::string list = from == std::string::npos ? "" : line.substr(from, line.find(']', from) - from);
    for (const char* edition : {"2004", "2011", "2024"})
      if (list.find(edition) != std::string::npos) editions.insert(edition);
  }
  return ids;
}

std::map<std::string, Editions> cited() {
  std::map<std::string, Editions> ids;
  for (const auto& path : scenario_files()) {
    const auto scenarios = games::read_scenarios(contents(path), path.string());
    if (!scenarios) continue;  // a failure of ScenarioFile
    for (const games::Scenario& scenario : *scenarios)
      for (const std::string& id : scenario.rules) ids[id].insert(scenario.edition);
  }
  return ids;
}

// Rules that a scenario cannot test, with the C++ test that cites them: the contents of boxes, and shuffling.
const std::map<std::string, std::string> tested_elsewhere = {
    {"BASE-SETUP-02", "decks/box_test.cpp"},
    {"BASE-SETUP-03", "decks/box_test.cpp"},
    {"BASE-SETUP-04", "decks/box_test.cpp"},
    {"BASE-SETUP-05", "decks/box_test.cpp"},
    {"BASE-SETUP-20", "decks/box_test.cpp"},
    {"BASE-SETUP-24", "decks/box_test.cpp"},
    {"BASE-SETUP-25", "decks/box_test.cpp"},
    {"BASE-SETUP-26", "decks/box_test.cpp"},
    {"BASE-SETUP-34", "games/classic/shuffle_test.cpp"},
    {"BASE-MATCH-02", "games/classic/shuffle_test.cpp"},
    {"BASE-MATCH-03", "games/classic/shuffle_test.cpp"},
    {"S2-MATCH-02", "games/classic/shuffle_test.cpp"},
    {"S2-SETUP-04", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-05", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-06", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-07", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-08", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-09", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-10", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-11", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-12", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-13", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-14", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-15", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-16", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-17", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-18", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-19", "games/classic/saboteur2_setup_test.cpp"},
    {"S2-SETUP-22", "decks/box_test.cpp"},
    {"S2-SETUP-23", "decks/box_test.cpp"},
};

TEST(Catalogue, HasEveryIdThatAScenarioCites) {
  std::map<std::string, Editions> known;
  for (const auto& entry : std::filesystem::directory_iterator("docs/rules"))
    if (entry.path().extension() == ".md") known.merge(ids_of(entry.path()));
  for (const auto& [id, editions] : cited()) EXPECT_TRUE(known.contains(id)) << id;
}

TEST(Catalogue, HasTheTestsThatThisListNames) {
  for (const auto& [id, test] : tested_elsewhere)
    EXPECT_NE(contents(test).find('"' + id + '"'), std::string::npos) << id << " in " << test;
}

TEST(Catalogue, HasNoBaseRuleWithoutAScenarioInEachOfItsEditions) {
  const auto tested = cited();
  for (const auto& [id, editions] : ids_of("docs/rules/classic.md")) {
    if ((!id.starts_with("BASE-") && !id.starts_with("S2-")) || tested_elsewhere.contains(id)) continue;
    const auto found = tested.find(id);
    for (const std::string& edition : editions)
      EXPECT_TRUE(found != tested.end() && found->second.contains(edition)) << id << " in edition " << edition;
  }
}

TEST(Catalogue, HasNoWorkedExampleWithoutAScenario) {
  const auto tested = cited();
  for (int number = 1; number <= 38; ++number) {
    const std::string id = std::string("EX-") + (number < 10 ? "0" : "") + std::to_string(number);
    EXPECT_TRUE(tested.contains(id)) << id;
  }
}

}  // namespace
}  // namespace filon::scenarios

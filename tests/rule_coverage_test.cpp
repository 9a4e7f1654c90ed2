// Every rule of a finished game is cited by a test, and nobody cites a rule that does not exist.
// A citation is the id in a *_test.cpp or in a scenario file; whether the test would fail is for its reader to judge.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

// Games join this list when all their rules work.
const std::vector<std::string> finished{"BASE-", "S2-", "EX-"};

const char* const rule_id =
    R"(((?:BASE|S2|CAVE|LOST)-[A-Z]+-\d+|(?:MOD|WC1[6-9]|WC2[0-3]|ROP|COST|PARTY|GOALS|CHEST|VSAB|VTRN)-\d+|EX-\d+))";

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::set<std::string> matches(const std::string& text, const std::string& pattern) {
  std::set<std::string> found;
  const std::regex regex(pattern);
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) found.insert((*it)[1]);
  return found;
}

std::set<std::string> defined_rules() {
  std::set<std::string> defined;
  for (const auto& file : fs::directory_iterator("docs/rules"))
    if (file.path().extension() == ".md")
      defined.merge(matches(text_of(file.path()), std::string(R"(- \*\*)") + rule_id + R"(\*\*)"));
  return defined;
}

bool is_test(const fs::path& path) {
  const std::string name = path.filename().string();
  if (name == "rule_coverage_test.cpp") return false;
  return name.ends_with("_test.cpp") || (path.extension() == ".json" && path.string().find("/scenarios/") != std::string::npos);
}

// The files that cite each id.
std::map<std::string, std::set<std::string>> citations() {
  std::map<std::string, std::set<std::string>> cited;
  for (const char* folder : {"cli", "decks", "games", "kernel", "scenarios", "server", "tests"})
    for (const auto& file : fs::recursive_directory_iterator(folder)) {
      if (!file.is_regular_file() || !is_test(file.path())) continue;
      for (const std::string& id : matches(text_of(file.path()), std::string(R"(\b)") + rule_id + R"(\b)"))
        cited[id].insert(file.path().string());
    }
  return cited;
}

TEST(RuleCoverage, finds_the_catalogue) { EXPECT_GT(defined_rules().size(), 1000U); }

TEST(RuleCoverage, every_rule_of_a_finished_game_has_a_citing_test) {
  const auto cited = citations();
  int uncited = 0;
  for (const std::string& id : defined_rules())
    for (const std::string& prefix : finished)
      if (id.starts_with(prefix) && !cited.contains(id)) {
        ADD_FAILURE() << id << " is cited by no test";
        ++uncited;
      }
  EXPECT_EQ(uncited, 0);
}

TEST(RuleCoverage, nobody_cites_a_rule_that_does_not_exist) {
  const auto defined = defined_rules();
  for (const auto& [id, files] : citations()) EXPECT_TRUE(defined.contains(id)) << id << " in " << *files.begin();
}

}  // namespace

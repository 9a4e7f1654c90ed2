// Every rule of a finished game is cited by a test, and every cited rule exists.
// A citation is cites("BASE-TURN-03") as the first statement of a C++ test, or an id in the `rules` of a scenario. An
// id in a comment does not count. This test cannot check that a citing test really tests the rule.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

// Add a game when all its rules are implemented.
const std::vector<std::string> finished{"BASE-",  "S2-",   "EX-",   "MOD-",  "WC16-", "WC17-", "WC18-",  "WC19-",
                                        "WC20-",  "WC21-", "WC22-", "WC23-", "ROP-",  "COST-", "PARTY-", "GOALS-",
                                        "CHEST-", "VSAB-", "VTRN-", "IX-",   "TV-",   "LOST-"};

using Ids = std::set<std::string>;

std::string text_of(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// All matches of the first group of this pattern.
std::vector<std::string> matches(const std::string& text, const std::string& pattern) {
  std::vector<std::string> found;
  const std::regex regex(pattern);
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) found.push_back((*it)[1]);
  return found;
}

Ids defined_rules() {
  Ids defined;
  for (const auto& file : fs::directory_iterator("docs/rules"))
    if (file.path().extension() == ".md")
      // Rules are items of a list; interactions are rows of a table.
      for (const char* pattern : {R"(- \*\*([A-Z0-9]+(?:-[A-Z]+)?-\d+)\*\*)", R"(\n\| (IX-\d+) \|)"})
        for (const std::string& id : matches(text_of(file.path()), pattern)) defined.insert(id);
  return defined;
}

std::string without_comments(const std::string& source) {
  return std::regex_replace(source, std::regex(R"(//[^\n]*)"), "");
}

struct Declared {
  Ids ids;
  bool elsewhere = false;  // a call of cites() that is not the first statement of a test
};

// The rules that the tests of a C++ source cite.
Declared declared_in(const std::string& source) {
  const std::string code = without_comments(source);
  const auto declarations = matches(code, R"(\bTEST(?:_P|_F)?\([^)]*\)\s*\{\s*cites\(([^)]*)\);)");
  Declared declared;
  for (const std::string& declaration : declarations)
    for (const std::string& id : matches(declaration, R"x("([^"]*)")x")) declared.ids.insert(id);
  declared.elsewhere = matches(code, R"((\bcites\())").size() != declarations.size();
  return declared;
}

void insert_rules(const json::object& scenario, Ids& ids) {
  const json::value* rules = scenario.if_contains("rules");
  if (!rules || !rules->is_array()) return;
  for (const json::value& id : rules->get_array())
    if (id.is_string()) ids.emplace(id.get_string());
}

// The ids of all cases of a scenario file. A case without its own rules has those of the file. A file that is not JSON
// fails in the test that runs it.
Ids rules_of_scenarios(const std::string& text) {
  Ids ids;
  json::error_code error;
  const json::value file = json::parse(text, error);
  if (error || !file.is_object()) return ids;
  const json::object& whole = file.get_object();
  const json::value* cases = whole.if_contains("cases");
  if (!cases || !cases->is_array()) {
    insert_rules(whole, ids);
    return ids;
  }
  for (const json::value& one : cases->get_array()) {
    const bool has_own = one.is_object() && one.get_object().contains("rules");
    insert_rules(has_own ? one.get_object() : whole, ids);
  }
  return ids;
}

// Calls `found` with every C++ test and every scenario file.
template <class Found>
void for_each_test(Found found) {
  for (const auto& folder : fs::directory_iterator(".")) {
    const std::string name = folder.path().filename().string();
    if (!folder.is_directory() || name == "build" || name == "web" || name.starts_with(".")) continue;
    for (const auto& file : fs::recursive_directory_iterator(folder.path())) {
      const fs::path& path = file.path();
      if (!file.is_regular_file() || path.filename() == "rule_coverage_test.cpp") continue;
      const bool is_scenario = path.extension() == ".json" && path.string().find("/scenarios/") != std::string::npos;
      if (is_scenario || path.filename().string().ends_with("_test.cpp")) found(path);
    }
  }
}

// The files that cite each id.
std::map<std::string, std::set<std::string>> citations() {
  std::map<std::string, std::set<std::string>> cited;
  for_each_test([&](const fs::path& path) {
    const std::string text = text_of(path);
    for (const std::string& id : path.extension() == ".json" ? rules_of_scenarios(text) : declared_in(text).ids)
      cited[id].insert(path.string());
  });
  return cited;
}

TEST(RuleCoverage, finds_the_catalogue) { EXPECT_GT(defined_rules().size(), 1000U); }

TEST(RuleCoverage, counts_citations_but_not_comments) {
  EXPECT_EQ(
      declared_in("TEST(A, b) {\n  cites(\"X-1\",\n        \"X-2\");\n}\nTEST_P(C, d) {\n  cites(\"X-3\");\n").ids,
      (Ids{"X-1", "X-2", "X-3"}));
  EXPECT_EQ(declared_in("TEST(A, b) {  // X-1\n  // cites(\"X-2\");\n  f();\n}").ids, Ids{});
  EXPECT_TRUE(declared_in("TEST(A, b) {\n  f();\n  cites(\"X-1\");\n}").elsewhere);
  EXPECT_EQ(declared_in("TEST(A, b) {\n  f();\n  cites(\"X-1\");\n}").ids, Ids{});
  EXPECT_EQ(
      rules_of_scenarios(R"({"title": "X-1", "rules": ["X-2"], "cases": [{"rules": ["X-3"]}, {"title": "X-4"}]})"),
      (Ids{"X-2", "X-3"}));
  EXPECT_EQ(rules_of_scenarios(R"({"rules": ["X-1"]})"), Ids{"X-1"});
}

TEST(RuleCoverage, cites_is_the_first_statement_of_a_test) {
  for_each_test([](const fs::path& path) {
    if (path.extension() == ".cpp") {
      EXPECT_FALSE(declared_in(text_of(path)).elsewhere)
          << path << ": cites() is not the first statement of a test, so it does not count";
    }
  });
}

TEST(RuleCoverage, every_rule_of_a_finished_game_has_a_citing_test) {
  const auto cited = citations();
  for (const std::string& id : defined_rules())
    for (const std::string& prefix : finished)
      if (id.starts_with(prefix)) {
        EXPECT_TRUE(cited.contains(id)) << id << " is not cited by a test";
      }
}

TEST(RuleCoverage, every_cited_rule_exists) {
  const Ids defined = defined_rules();
  for (const auto& [id, files] : citations()) EXPECT_TRUE(defined.contains(id)) << id << " in " << *files.begin();
}

}  // namespace

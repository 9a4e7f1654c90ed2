// Checks that the code reads and writes the examples of docs/notation.md.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/classic/text/answers.h"
#include "games/classic/text/record.h"
#include "games/classic/text/state.h"
#include "games/classic/text/test_matches.h"

namespace filon::text {
namespace {

using namespace classic;

std::string page() {
  std::ostringstream text;
  text << std::ifstream("docs/notation.md").rdbuf();
  return text.str();
}

// The fenced blocks with this beginning.
std::vector<std::string> blocks(const std::string& page, std::string_view beginning) {
  std::vector<std::string> found;
  const std::string fence = "```\n";
  for (std::size_t at = page.find(fence); at != std::string::npos; at = page.find(fence, at)) {
    const std::size_t from = at + fence.size(), to = page.find(fence, from);
    if (to == std::string::npos) break;
    if (page.compare(from, beginning.size(), beginning) == 0) found.push_back(page.substr(from, to - from));
    at = to + fence.size();
  }
  return found;
}

std::string in_one_line(std::string block) {
  if (!block.empty()) block.pop_back();
  for (char& c : block)
    if (c == '\n') c = ' ';
  return block;
}

TEST(NotationPage, ShowsPositionsAsTheyAre) {
  const auto rules = rules_for({Edition::E2024, 3, seat(0)});
  const auto lines = blocks(page(), "filon1");
  ASSERT_EQ(lines.size(), 2U);
  const auto state = read_state(*rules, in_one_line(lines[0]));
  ASSERT_TRUE(state) << state.error();
  EXPECT_EQ(print(*rules, *state), in_one_line(lines[0]));
  EXPECT_EQ(print(*rules, View{seat(1), state->table, state->holdings[seat(1)]}), in_one_line(lines[1]));
}

TEST(NotationPage, ShowsRecordsAsTheyAre) {
  const auto rules = rules_for({Edition::E2024, 3, seat(1)});
  const auto records = blocks(page(), "[Filon");
  ASSERT_EQ(records.size(), 2U);
  const auto record = read_record(*rules, records[0]);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(*print_record(*rules, *record), records[0]);
  EXPECT_EQ(*print_heard(*rules, *record, seat(1)), records[1]);
}

TEST(NotationPage, ShowsAnswersAsTheyAre) {
  Modules with;
  for (Module module : all_modules)
    if (module != Module::GreedyDwarf && module != Module::SabotagedDwarf && module != Module::Tournament)
      with.insert(module);
  const auto rules = rules_for({.with = with});
  std::istringstream lines(page());
  int answers = 0;
  for (std::string line; std::getline(lines, line) && line != "## Positions";) {
    if (!line.starts_with("| `")) continue;
    const std::string answer = line.substr(3, line.find('`', 3) - 3);
    const auto action = read_action(*rules, answer);
    ASSERT_TRUE(action) << answer << ": " << action.error();
    EXPECT_EQ(print(*rules, *action), answer);
    ++answers;
  }
  EXPECT_EQ(answers, 31);
}

}  // namespace
}  // namespace filon::text

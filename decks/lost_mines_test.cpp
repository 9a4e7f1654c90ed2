// What a file of The Lost Mines can get wrong. Each wrong file is the built-in one with a few letters changed.
#include <string>

#include <gtest/gtest.h>

#include "decks/box.h"
#include "decks/embedded.h"
#include "testkit/cites.h"

namespace filon::decks {
namespace {

std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string built_in() {
  for (const Embedded& file : embedded_boxes()) {
    if (file.name == "lost_mines.json") return std::string(file.json);
  }
  ADD_FAILURE() << "lost_mines.json is not built in";
  return {};
}

// The built-in file without the totals it prints of itself.
std::string without_totals() {
  const std::string text = built_in();
  const std::size_t from = text.find("\"totals\"");
  return text.substr(0, from) + text.substr(text.find('\n', from) + 1);
}

std::string error_of(const std::string& json) {
  const Result<Box> box = read_box(json, "my.json");
  return box ? "no error" : box.error();
}

// The error of the built-in file with a change.
std::string error_with(std::string_view from, std::string_view to) {
  return error_of(with(without_totals(), from, to));
}

constexpr std::string_view mines = "[[8, 0], [10, 2], [10, 4], [8, 6]]";

TEST(LostMinesBoard, IsReadFromTheFile) {
  const Result<Box> box = read_box(built_in(), "my.json");
  ASSERT_TRUE(box) << box.error();
  ASSERT_TRUE(box->board);
  const Board& board = *box->board;
  EXPECT_EQ(board.columns, 11);
  EXPECT_EQ(board.rows, 7);
  EXPECT_EQ(board.slots, 9);
  EXPECT_EQ(board.starts, (std::array<Cell, 2>{Cell{3, 2}, Cell{3, 4}}));
  EXPECT_EQ(board.mines, (std::array<Cell, 4>{Cell{8, 0}, Cell{10, 2}, Cell{10, 4}, Cell{8, 6}}));
}

TEST(WrongBoard, IsMissing) {
  EXPECT_EQ(error_of(R"({"box":"my","title":"Mine","game":"lost_mines"})"),
            "my.json: board: is missing; it takes an object with columns, rows, slots, starts, mines");
}

TEST(WrongBoard, IsInAnotherGame) {
  EXPECT_EQ(error_of(R"({"box":"my","title":"Mine","game":"classic","board":{}})"),
            "my.json: board: is a section of lost_mines; it takes nothing in this game");
}

TEST(WrongBoard, HasASpaceOutsideTheGrid) {
  cites("LOST-SETUP-32");
  EXPECT_EQ(
      error_with("[10, 4]", "[11, 4]"),
      "my.json: board.mines[2]: [11, 4] is outside the grid; it takes a column from 0 to 10 and a row from 0 to 6");
  EXPECT_EQ(
      error_with("[3, 2]", "[3, 7]"),
      "my.json: board.starts.yellow: [3, 7] is outside the grid; it takes a column from 0 to 10 and a row from 0 to 6");
  EXPECT_EQ(
      error_with("[3, 4]", "[3, -1]"),
      "my.json: board.starts.blue: [3, -1] is outside the grid; it takes a column from 0 to 10 and a row from 0 to "
      "6");
  EXPECT_EQ(
      error_with("[8, 0]", "[-1, 0]"),
      "my.json: board.mines[0]: [-1, 0] is outside the grid; it takes a column from 0 to 10 and a row from 0 to 6");
}

TEST(WrongBoard, HasTwoSpacesThatAreTheSame) {
  cites("LOST-SETUP-32");
  EXPECT_EQ(error_with("[8, 6]", "[8, 0]"),
            "my.json: board.mines[3]: [8, 0] is also board.mines[0]; it takes a space of its own");
  EXPECT_EQ(error_with("[10, 2]", "[3, 4]"),
            "my.json: board.mines[1]: [3, 4] is also board.starts.blue; it takes a space of its own");
  EXPECT_EQ(error_with("[3, 4]", "[3, 2]"),
            "my.json: board.starts.blue: [3, 2] is also board.starts.yellow; it takes a space of its own");
}

TEST(WrongBoard, HasASpaceThatIsNoPair) {
  EXPECT_EQ(error_with("[8, 6]", "[8]"),
            "my.json: board.mines[3]: is not a pair of whole numbers; it takes a space, [column, row]");
  EXPECT_EQ(error_with("[3, 2]", "\"m1\""),
            "my.json: board.starts.yellow: is not a pair of whole numbers; it takes a space, [column, row]");
  EXPECT_EQ(error_with("[3, 4]", "[3, 4.5]"),
            "my.json: board.starts.blue: is not a pair of whole numbers; it takes a space, [column, row]");
}

TEST(WrongBoard, HasNotOneStartForEachClan) {
  cites("LOST-SETUP-37");
  EXPECT_EQ(error_with(R"(, "blue": [3, 4])", ""),
            "my.json: board.starts.blue: is missing; it takes a space, [column, row]");
  EXPECT_EQ(error_with(R"("blue": [3, 4])", R"("blue": [3, 4], "green": [3, 6])"),
            "my.json: board.starts.green: is no field here; the fields are yellow, blue");
  EXPECT_EQ(error_with(R"("starts": {"yellow": [3, 2], "blue": [3, 4]}, )", ""),
            "my.json: board.starts: is missing; it takes a space for each of yellow, blue");
}

TEST(WrongBoard, HasNotFourMines) {
  cites("LOST-SETUP-37");
  EXPECT_EQ(error_with(mines, "[[8, 0], [10, 2], [10, 4]]"), "my.json: board.mines: has 3 spaces; it takes four");
  EXPECT_EQ(error_with(mines, "[[8, 0], [10, 2], [10, 4], [8, 6], [9, 3]]"),
            "my.json: board.mines: has 5 spaces; it takes four");
}

TEST(WrongBoard, IsTooLarge) {
  cites("LOST-SETUP-37");
  EXPECT_EQ(error_with(R"("columns": 11)", R"("columns": 15)"), "no error");
  EXPECT_EQ(error_with(R"("columns": 11)", R"("columns": 16)"),
            "my.json: board.columns: 16 is out of range; it takes a whole number from 1 to 15");
  EXPECT_EQ(error_with(R"("rows": 7)", R"("rows": 8)"), "no error");
  EXPECT_EQ(error_with(R"("rows": 7)", R"("rows": 9)"),
            "my.json: board.rows: 9 is out of range; it takes a whole number from 1 to 8");
}

TEST(WrongBoard, HasTooFewSlots) {
  cites("LOST-SETUP-37");
  EXPECT_EQ(error_with(R"("slots": 9)", R"("slots": 8)"),
            "my.json: board.slots: 8 is out of range; it takes a whole number from 9 to 12");
}

// The totals are those of the rulebook, whatever a file says of itself.
TEST(WrongLostMines, HasOtherTotals) {
  cites("LOST-SETUP-31");
  EXPECT_EQ(error_of(without_totals()), "no error");
  EXPECT_EQ(error_with(R"("joined": ["EW"], "count": 4)", R"("joined": ["EW"], "count": 5)"),
            "my.json: paths: adds up to 41; it takes 40 path cards");
  EXPECT_EQ(error_with(R"("effect": "storm", "count": 3)", R"("effect": "storm", "count": 2)"),
            "my.json: actions: adds up to 22; it takes 23 action cards");
  EXPECT_EQ(error_with(R"("clan": "yellow", "count": 1)", R"("clan": "yellow", "count": 2)"),
            "my.json: starts: adds up to 3; it takes 2 start cards");
  EXPECT_EQ(error_with(R"("feature": "gems", "count": 1)", R"("feature": "gems", "count": 2)"),
            "my.json: goals: adds up to 5; it takes 4 mines");
  EXPECT_EQ(error_with(R"("value": 3, "count": 1)", R"("value": 3, "count": 2)"),
            "my.json: treasures: adds up to 13; it takes 12 treasures");
  EXPECT_EQ(error_with(R"("role": "loyal", "count": 3)", R"("role": "loyal", "count": 2)"),
            "my.json: roles: adds up to 9; it takes 10 dwarf cards");
  EXPECT_EQ(error_with(R"("kind": "forest", "count": 3)", R"("kind": "forest", "count": 4)"),
            "my.json: pieces: adds up to 15; it takes 14 forest tokens");
}

TEST(WrongMine, IsClosedTowardsASide) {
  cites("LOST-SETUP-33");
  EXPECT_EQ(error_with(R"("open": "NE", "joined": ["NE"], "feature": "gold")",
                       R"("open": "NS", "joined": ["NS"], "feature": "gold")"),
            "my.json: goals[1].open: is closed towards a side however the mine is turned; it takes N or S, and E or W");
  EXPECT_EQ(error_with(R"("open": "NW", "joined": ["NW"], "feature": "silver")",
                       R"("open": "EW", "joined": ["EW"], "feature": "silver")"),
            "my.json: goals[2].open: is closed towards a side however the mine is turned; it takes N or S, and E or W");
}

TEST(WrongMine, IsASecondOfItsKind) {
  cites("LOST-SETUP-34");
  EXPECT_EQ(error_with(R"("feature": "silver")", R"("feature": "gold")"),
            "my.json: goals: has 2 mines of gold; it takes one each of gems, gold, silver, dragon");
  EXPECT_EQ(error_with(R"("feature": "dragon")", R"("feature": "rocks")"),
            "my.json: goals: has 0 mines of dragon; it takes one each of gems, gold, silver, dragon");
}

TEST(WrongSecretInformation, DoesNotShowTwoThings) {
  cites("LOST-SETUP-35");
  EXPECT_EQ(error_with(R"(["mine", "treasure"])", R"(["mine"])"),
            "my.json: actions[6].shows: is not a pair; it takes two of mine, treasure, dwarf");
  EXPECT_EQ(error_with(R"(["mine", "treasure"])", R"(["mine", "treasure", "dwarf"])"),
            "my.json: actions[6].shows: is not a pair; it takes two of mine, treasure, dwarf");
  EXPECT_EQ(error_with(R"(["mine", "treasure"])", R"(["mine", "mine"])"),
            "my.json: actions[6].shows: \"mine\" is there twice; it takes a list of some of mine, treasure, dwarf, "
            "each once");
}

TEST(WrongClan, HasNoStartCard) {
  cites("LOST-SETUP-36");
  EXPECT_EQ(error_with(R"("clan": "blue", "count": 1)", R"("clan": "yellow", "count": 1)"),
            "my.json: starts: has not one card of each clan; it takes one yellow and one blue");
}

TEST(WrongClan, HasOtherRoles) {
  cites("LOST-SETUP-36");
  EXPECT_EQ(error_with(R"("clan": "blue", "role": "selfish")", R"("clan": "blue", "role": "saboteur")"),
            "my.json: roles: has 0 selfish cards of blue; it takes 3 loyal, 1 selfish and 1 saboteur of each clan");
}

}  // namespace
}  // namespace filon::decks

#include "games/classic/text/drawing.h"

#include <gtest/gtest.h>

#include "games/classic/text/position.h"
#include "games/classic/text/test_matches.h"

namespace filon::text {
namespace {

using namespace classic;

class Drawings : public testing::Test {
 protected:
  std::string drawn(std::string_view board, const Drawing& drawing, std::string_view goals = "?@4,0") const {
    const auto table = read_table(*rules, "filon1 table game:classic edition:2024 players:5 first:0 round:1 board:" +
                                              std::string(board) + " goals:" + std::string(goals));
    EXPECT_TRUE(table) << table.error();
    return table ? draw(*rules, *table, drawing) : "";
  }

  std::shared_ptr<const Rules> rules = rules_for({});
};

TEST_F(Drawings, CompactShowsThroughTunnelsAndDeadEnds) {
  EXPECT_EQ(drawn("ew@1,0/new@2,0t/xew@3,0/nw@2,1", {}), R"( |
-S--+--+-~x~ ?
 |     |
       |
      -+

)");
}

TEST_F(Drawings, CompactShowsGoalsThatAreTurned) {
  EXPECT_EQ(drawn("ew@1,0", {}, "gold@2,0/stone-ne@3,0t/stone-nw@4,0~"), R"( |     |     |
-S--+--$--o -o
 |     |  |
)");
}

TEST_F(Drawings, FullSizeInUnicodeWithCoordinatesAndMarks) {
  Drawing drawing = for_terminal(true, false);
  drawing.marks = {cell(1, 1), cell(2, 0)};
  EXPECT_EQ(drawn("ew@1,0/nes@2,0t/xns@2,1", drawing), R"(      0    1    2    3    4
    ┌ ║ ┐┌   ┐* ║ *     ┌─0─┐
  0 ══S═════════╣       │ ? │
    └ ║ ┘└   ┘* ║ *     └───┘
              ┌ │ ┐
  1        +    ×
              └ │ ┘
)");
}

TEST_F(Drawings, FullSizeInAscii) {
  EXPECT_EQ(drawn("ew@1,0/nes@2,0t/xns@2,1", {.size = Drawing::Size::Full}), R"(. | ..   .. | .     .-0-.
--S----+----+       | ? |
' | ''   '' | '     '---'
          . : .
            x
          ' : '
)");
}

// A start with things of the modules around it.
class ModuleDrawings : public testing::Test {
 protected:
  ModuleDrawings() {
    Options options{.with = {Module::NewGoals, Module::TreasureChests, Module::CostumeWorkshop,
                             Module::UndergroundParty, Module::RightOfPassage}};
    options.layout.goals = {cell(5, -2), cell(5, -1), cell(5, 0), cell(5, 1), cell(5, 2)};
    options.layout.chests = {cell(2, -1), cell(2, 1), cell(3, -2), cell(3, 2)};
    options.layout.workshop = {cell(1, -2)};
    options.layout.party = {cell(1, 2)};
    rules = rules_for(options);
    table = World::start(*rules, 1).table();
  }
  void tell(const Told& told) { apply(*rules, table, told); }
  Card card(std::string_view name) const { return *rules->deck.find(name); }

  std::shared_ptr<const Rules> rules;
  Table table;
};

TEST_F(ModuleDrawings, PostcardsChestsAndPawns) {
  tell(Recruited{seat(0), 0, cell(1, 0)});
  tell(Recruited{seat(1), 1, cell(0, 1)});
  tell(WorkshopVisited{seat(0), false});
  EXPECT_EQ(draw(*rules, table, {.size = Drawing::Size::Full}), R"(     .---.     .-2-.     .-0-.
     | w |     | C |     | ? |
     '---'     '---'     '---'
          .-0-.          .-1-.
          | C |          | ? |
          '---'          '---'
. | .                    .-2-.
--S-- (a)                | ? |
' | '                    '---'
          .-1-.          .-3-.
 (b)      | C |          | ? |
          '---'          '---'
     .---.     .-3-.     .-4-.
     | P |     | C |     | ? |
     '---'     '---'     '---'
)");
}

TEST_F(ModuleDrawings, OpenedChestsAndGoalsWhereTheyLieNow) {
  tell(PathPlaced{seat(0), card("ew"), cell(1, 0), Turned::No});
  tell(BlackPathTurned{0, card("path_new"), Turned::Yes, true});
  tell(BlackPathTurned{1, card("path_nes"), Turned::No, false});
  tell(RockFell{seat(0), card("rock"), cell(3, 2)});
  tell(GoalPushed{seat(0), 0, cell(6, -2)});
  tell(GoalTurned{1, card("bag2"), Turned::No, true});
  tell(GoalTurned{2, card("dragon"), Turned::No, true});
  tell(GoalTurned{3, card("spider"), Turned::No, true});
  EXPECT_EQ(draw(*rules, table, {.size = Drawing::Size::Full}), R"(     .---.     .-2-.          .-0-.
     | W |     | C |          | ? |
     '---'     '---'          '---'
          %   %          . | .
          --+--          --2--
          % | %          ' | '
. | ..   .               . | .
--S----+--               --D--
' | ''   '               '   '
          % | %          . | .
            C--          --X--
          % | %          ' | '
     .---.               .-4-.
     | P |               | ? |
     '---'               '---'
)");
}

TEST_F(Drawings, ColourAddsEscapesAndNothingElse) {
  const auto coloured = drawn("ew@1,0/xnew@2,0", for_terminal(true, true));
  std::string plain;
  for (std::size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] == '\x1b')
      i = coloured.find('m', i);
    else
      plain += coloured[i];
  }
  EXPECT_EQ(plain, drawn("ew@1,0/xnew@2,0", for_terminal(true, false)));
  EXPECT_NE(plain, coloured);
}

}  // namespace
}  // namespace filon::text

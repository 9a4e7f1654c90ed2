#include "decks/box.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "decks/embedded.h"
#include "testkit/cites.h"

namespace filon::decks {
namespace {

constexpr Sides n = bit(Side::North), e = bit(Side::East), s = bit(Side::South), w = bit(Side::West);

constexpr Sides sides(int bits) { return static_cast<Sides>(bits); }

Box built_in(std::string_view name) {
  for (const Embedded& file : embedded_boxes()) {
    if (file.name != name) continue;
    Result<Box> box = read_box(file.json, file.name);
    if (!box) ADD_FAILURE() << box.error();
    return box ? *box : Box{};
  }
  ADD_FAILURE() << name << " is not built in";
  return {};
}

template <class Row>
int cards_where(const std::vector<Row>& rows, const std::function<bool(const Row&)>& holds) {
  int sum = 0;
  for (const Row& row : rows) sum += holds(row) ? row.count : 0;
  return sum;
}

int cards_with(const std::vector<PathRow>& rows, std::string_view feature) {
  return cards_where<PathRow>(rows, [&](const PathRow& row) { return row.feature == feature; });
}

int pieces_of(const Box& box, std::string_view kind) {
  return cards_where<PieceRow>(box.pieces, [&](const PieceRow& row) { return row.kind == kind; });
}

template <class Row>
int count_of(const std::vector<Row>& rows, std::string_view id) {
  return cards_where<Row>(rows, [&](const Row& row) { return row.id == id; });
}

const PathRow& card(const std::vector<PathRow>& rows, std::string_view id) {
  static const PathRow none;
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const PathRow& row) { return row.id == id; });
  EXPECT_NE(found, rows.end()) << id;
  return found == rows.end() ? none : *found;
}

bool is_dead_end(const PathRow& row, Side side) {
  if (!has(row.open, side)) return false;
  return std::none_of(row.joined.begin(), row.joined.end(), [&](const Joined& j) { return has(j.sides, side); });
}

bool has_dead_end(const PathRow& row) {
  return std::any_of(all_sides.begin(), all_sides.end(), [&](Side side) { return is_dead_end(row, side); });
}

TEST(BuiltInBoxes, AreFiveAndAllCanBeRead) {
  EXPECT_EQ(embedded_boxes().size(), 5U);
  for (const Embedded& file : embedded_boxes()) {
    const Result<Box> box = read_box(file.json, file.name);
    EXPECT_TRUE(box) << (box ? "" : box.error());
  }
}

// Match records name cards by their short names, without the box.
TEST(BuiltInBoxes, ShortNamesAreUniqueWithinAGame) {
  std::map<std::string, std::map<std::string, std::string>> id_of;  // game, short name
  for (const Embedded& file : embedded_boxes()) {
    const Box box = built_in(file.name);
    const auto note = [&](const auto& rows) {
      for (const auto& row : rows) {
        const auto [place, is_new] = id_of[box.game].emplace(row.short_name, row.id);
        EXPECT_EQ(place->second, row.id) << box.game << ": " << row.short_name;
      }
    };
    note(box.starts);
    note(box.goals);
    note(box.paths);
    note(box.actions);
    note(box.chests);
  }
}

TEST(BuiltInBoxes, ShortNamesOfPathCardsLeaveOutThePrefix) {
  for (const Embedded& file : embedded_boxes()) {
    const Box box = built_in(file.name);
    for (const PathRow& path : box.paths) {
      const bool has_prefix = path.id.starts_with(box.prefix);
      EXPECT_EQ(path.short_name, has_prefix ? path.id.substr(box.prefix.size()) : path.id);
    }
  }
}

TEST(BaseBox, Has44PathCards) {
  cites("BASE-SETUP-02");
  const Box box = built_in("base.json");
  EXPECT_EQ(cards_in(box.starts), 1);
  EXPECT_EQ(cards_in(box.goals), 3);
  EXPECT_EQ(cards_in(box.paths), 40);
}

TEST(BaseBox, Has27ActionCards) {
  cites("BASE-SETUP-03");
  const Box box = built_in("base.json");
  EXPECT_EQ(cards_in(box.actions), 27);
  for (std::string_view id : {"broken_pickaxe", "broken_lantern", "broken_cart"}) {
    EXPECT_EQ(count_of(box.actions, id), 3) << id;
  }
  for (std::string_view id : {"repair_pickaxe", "repair_lantern", "repair_cart"}) {
    EXPECT_EQ(count_of(box.actions, id), 2) << id;
  }
  for (std::string_view id : {"repair_pickaxe_lantern", "repair_pickaxe_cart", "repair_lantern_cart"}) {
    EXPECT_EQ(count_of(box.actions, id), 1) << id;
  }
  EXPECT_EQ(count_of(box.actions, "rockfall"), 3);
  EXPECT_EQ(count_of(box.actions, "map"), 6);
}

TEST(BaseBox, Has28GoldCardsWorth44) {
  cites("BASE-SETUP-04", "BASE-SCORE-22", "BASE-SCORE-23");
  const Box box = built_in("base.json");
  EXPECT_EQ(cards_in(box.gold), 28);
  std::map<int, int> cards_worth;
  int nuggets = 0;
  for (const GoldRow& row : box.gold) {
    cards_worth[row.value] += row.count;
    nuggets += row.value * row.count;
  }
  EXPECT_EQ(cards_worth, (std::map<int, int>{{1, 16}, {2, 8}, {3, 4}}));
  EXPECT_EQ(nuggets, 44);
}

TEST(BaseBox, HasSevenDiggersAndFourSaboteurs) {
  cites("BASE-SETUP-05");
  const Box box = built_in("base.json");
  EXPECT_EQ(cards_in(box.roles), 11);
  EXPECT_EQ(count_of(box.roles, "gold_digger"), 7);
  EXPECT_EQ(count_of(box.roles, "saboteur"), 4);
}

TEST(BaseBox, HasOneTreasureAndTwoStones) {
  cites("BASE-SETUP-20");
  const Box box = built_in("base.json");
  EXPECT_EQ(cards_with(box.goals, "treasure"), 1);
  EXPECT_EQ(cards_with(box.goals, "stone"), 2);
}

TEST(BaseBox, StartIsOpenOnAllSides) {
  cites("BASE-SETUP-24");
  const PathRow start = card(built_in("base.json").starts, "start");
  EXPECT_EQ(start.open, n | e | s | w);
  EXPECT_EQ(start.joined, (std::vector<Joined>{{sides(n | e | s | w), true}}));
}

TEST(BaseBox, TreasureIsOpenOnAllSides) {
  cites("BASE-SETUP-25");
  const PathRow gold = card(built_in("base.json").goals, "goal-gold");
  EXPECT_EQ(gold.open, n | e | s | w);
  EXPECT_EQ(gold.joined, (std::vector<Joined>{{sides(n | e | s | w), false}}));
}

TEST(BaseBox, StonesAreTheTwoCurves) {
  cites("BASE-SETUP-26");
  const Box box = built_in("base.json");
  EXPECT_EQ(card(box.goals, "goal-stone-ne").joined, (std::vector<Joined>{{sides(n | e), false}}));
  EXPECT_EQ(card(box.goals, "goal-stone-nw").joined, (std::vector<Joined>{{sides(n | w), false}}));
}

TEST(BaseBox, Has31OpenAndNineBlockedCards) {
  const Box box = built_in("base.json");
  const auto is_blocked = [](const PathRow& row) { return row.joined.empty(); };
  EXPECT_EQ(cards_where<PathRow>(box.paths, is_blocked), 9);
  EXPECT_EQ(cards_where<PathRow>(box.paths, std::not_fn(is_blocked)), 31);
}

TEST(Saboteur2Box, Adds30PathCards) {
  cites("S2-SETUP-04");
  EXPECT_EQ(cards_in(built_in("saboteur2.json").paths), 30);
  EXPECT_EQ(cards_in(built_in("saboteur2.json").paths) + cards_in(built_in("base.json").paths), 70);
}

TEST(Saboteur2Box, Adds21ActionCards) {
  cites("S2-SETUP-05");
  EXPECT_EQ(cards_in(built_in("saboteur2.json").actions), 21);
  EXPECT_EQ(cards_in(built_in("saboteur2.json").actions) + cards_in(built_in("base.json").actions), 48);
}

TEST(Saboteur2Box, HasTwoBridges) {
  cites("S2-SETUP-06");
  const std::vector<Joined> crossing{{sides(n | s), false}, {sides(e | w), false}};
  const Box box = built_in("saboteur2.json");
  EXPECT_EQ(cards_where<PathRow>(box.paths, [&](const PathRow& row) { return row.joined == crossing; }), 2);
}

TEST(Saboteur2Box, HasTwoDifferentDoubleCurves) {
  cites("S2-SETUP-07");
  const Box box = built_in("saboteur2.json");
  EXPECT_EQ(card(box.paths, "s2-double-nw").joined,
            (std::vector<Joined>{{sides(n | w), false}, {sides(e | s), false}}));
  EXPECT_EQ(card(box.paths, "s2-double-ne").joined,
            (std::vector<Joined>{{sides(n | e), false}, {sides(s | w), false}}));
  EXPECT_EQ(count_of(box.paths, "s2-double-nw") + count_of(box.paths, "s2-double-ne"), 2);
}

TEST(Saboteur2Box, HasFourLaddersWithDifferentSides) {
  cites("S2-SETUP-08");
  const Box box = built_in("saboteur2.json");
  std::set<Sides> shapes;
  for (const PathRow& row : box.paths) {
    if (row.ladder()) shapes.insert(row.ladder()->sides);
  }
  EXPECT_EQ(cards_with(box.paths, "ladder"), 4);
  EXPECT_EQ(shapes.size(), 4U);
}

TEST(Saboteur2Box, HasThreeDoorsOfEachColour) {
  cites("S2-SETUP-09");
  const Box box = built_in("saboteur2.json");
  EXPECT_EQ(cards_with(box.paths, "door_blue"), 3);
  EXPECT_EQ(cards_with(box.paths, "door_green"), 3);
}

TEST(Saboteur2Box, HasTenCrystals) {
  cites("S2-SETUP-10");
  EXPECT_EQ(cards_with(built_in("saboteur2.json").paths, "crystal"), 10);
}

TEST(Saboteur2Box, HasSixPlainCardsWithATunnelAndDeadEnds) {
  cites("S2-SETUP-11");
  const auto is_mixed = [](const PathRow& row) {
    return row.feature.empty() && row.joined.size() == 1 && has_dead_end(row);
  };
  EXPECT_EQ(cards_where<PathRow>(built_in("saboteur2.json").paths, is_mixed), 6);
}

TEST(Saboteur2Box, HasItsActions) {
  cites("S2-SETUP-12", "S2-SETUP-13", "S2-SETUP-14", "S2-SETUP-15", "S2-SETUP-16", "S2-SETUP-17", "S2-SETUP-18");
  const Box box = built_in("saboteur2.json");
  EXPECT_EQ(count_of(box.actions, "thief"), 4);
  EXPECT_EQ(count_of(box.actions, "hands_off"), 3);
  EXPECT_EQ(count_of(box.actions, "prison"), 3);
  EXPECT_EQ(count_of(box.actions, "free_at_last"), 4);
  EXPECT_EQ(count_of(box.actions, "inspection"), 2);
  EXPECT_EQ(count_of(box.actions, "role_change"), 2);
  EXPECT_EQ(count_of(box.actions, "hand_swap"), 2);
}

TEST(Saboteur2Box, BringsTheFourthRockfall) {
  cites("S2-SETUP-19");
  EXPECT_EQ(count_of(built_in("saboteur2.json").actions, "rockfall"), 1);
  EXPECT_EQ(count_of(built_in("base.json").actions, "rockfall"), 3);
}

TEST(Saboteur2Box, Has15Roles) {
  cites("S2-SETUP-20");
  const Box box = built_in("saboteur2.json");
  EXPECT_EQ(cards_in(box.roles), 15);
  EXPECT_EQ(count_of(box.roles, "blue_digger"), 4);
  EXPECT_EQ(count_of(box.roles, "green_digger"), 4);
  EXPECT_EQ(count_of(box.roles, "boss"), 1);
  EXPECT_EQ(count_of(box.roles, "profiteer"), 1);
  EXPECT_EQ(count_of(box.roles, "geologist"), 2);
  EXPECT_EQ(count_of(box.roles, "saboteur"), 3);
}

TEST(Saboteur2Box, Has32NuggetTokensAndTheAnniversary33) {
  cites("S2-SETUP-22", "S2-SETUP-23");
  const Box box = built_in("saboteur2.json");
  EXPECT_EQ(pieces_of(box, "nugget"), 32);
  EXPECT_EQ(pieces_of(box, "nugget") + pieces_of(built_in("anniversary.json"), "nugget"), 33);
  for (const Box& one : {box, built_in("anniversary.json")})
    for (const PieceRow& row : one.pieces)
      EXPECT_TRUE(row.kind != "nugget" || row.value == 1 || row.value == 2 || row.value == 5) << row.id;
}

TEST(AnniversaryBox, HasNineChampionshipCards) {
  cites("MOD-02", "DEF-07");
  const Box box = built_in("anniversary.json");
  EXPECT_EQ(count_of(box.roles, "greedy_dwarf"), 2);
  EXPECT_EQ(cards_in(box.roles), 2);
  for (std::string_view id :
       {"goal_swap", "forgotten_treasure", "veto", "direction_change", "master_craftsman", "scout", "diversion"}) {
    EXPECT_EQ(count_of(box.actions, id), 1) << id;
  }
  EXPECT_EQ(cards_in(box.actions), 7);
}

TEST(AnniversaryBox, HasTheEightNewGoals) {
  cites("DEF-01");
  const Box box = built_in("anniversary.json");
  EXPECT_EQ(cards_in(box.goals), 8);
  EXPECT_EQ(cards_with(box.goals, "treasure"), 1);
  EXPECT_EQ(cards_with(box.goals, "stone"), 2);
  EXPECT_EQ(cards_with(box.goals, "dragon"), 1);
  EXPECT_EQ(cards_with(box.goals, "spider"), 1);
  const auto bag_of = [](int value) {
    return [value](const PathRow& row) { return row.feature == "bag" && row.value == value; };
  };
  EXPECT_EQ(cards_where<PathRow>(box.goals, bag_of(1)), 2);
  EXPECT_EQ(cards_where<PathRow>(box.goals, bag_of(2)), 1);
}

TEST(AnniversaryBox, HasSevenPathsAndTenChests) {
  cites("DEF-03");
  const Box box = built_in("anniversary.json");
  EXPECT_EQ(cards_in(box.paths), 7);
  EXPECT_EQ(cards_in(box.chests), 10);
  std::set<std::string> effects;
  for (const ActionRow& chest : box.chests) effects.insert(chest.effect);
  EXPECT_EQ(effects.size(), 10U);
}

// Turned or not, each of these cards can be open towards any side.
TEST(AnniversaryBox, GoalsAndChestPathsFitFromEverySide) {
  const Box box = built_in("anniversary.json");
  for (const auto* rows : {&box.goals, &box.paths}) {
    for (const PathRow& row : *rows) EXPECT_EQ(row.open | turned(row.open), n | e | s | w) << row.id;
  }
}

TEST(AnniversaryBox, HasTwoPawnsWithTokens) {
  cites("DEF-08");
  const Box box = built_in("anniversary.json");
  EXPECT_EQ(pieces_of(box, "pawn"), 2);
  EXPECT_EQ(pieces_of(box, "pawn_token"), 2);
}

TEST(DarkCaveBox, Has50PathCardsInThreeGroups) {
  cites("CAVE-DATA-01");
  const Box box = built_in("dark_cave.json");
  EXPECT_EQ(cards_in(box.paths), 50);
  const auto in = [](int group) { return [group](const PathRow& row) { return row.group == group; }; };
  EXPECT_EQ(cards_where<PathRow>(box.paths, in(1)), 19);
  EXPECT_EQ(cards_where<PathRow>(box.paths, in(2)), 17);
  EXPECT_EQ(cards_where<PathRow>(box.paths, in(3)), 14);
}

TEST(DarkCaveBox, Has32ActionCardsInThreeGroups) {
  cites("CAVE-DATA-02");
  const Box box = built_in("dark_cave.json");
  EXPECT_EQ(cards_in(box.actions), 32);
  std::array<int, 3> sums{};
  for (const ActionRow& row : box.actions) {
    for (std::size_t i = 0; i < 3; ++i) sums[i] += row.per_group[i];
  }
  EXPECT_EQ(sums, (std::array<int, 3>{10, 10, 12}));
}

TEST(DarkCaveBox, HasItsFeatures) {
  cites("CAVE-DATA-03");
  const Box box = built_in("dark_cave.json");
  EXPECT_EQ(cards_with(box.paths, "abyss"), 9);
  EXPECT_EQ(cards_with(box.paths, "ladder"), 4);
  EXPECT_EQ(cards_with(box.paths, "bridge"), 4);
  EXPECT_EQ(cards_with(box.paths, "tunnel"), 5);
  EXPECT_EQ(cards_with(box.paths, "gold_vein"), 2);
  EXPECT_EQ(cards_with(box.paths, ""), 26);
}

TEST(DarkCaveBox, HasItsActions) {
  cites("CAVE-DATA-04", "CAVE-DATA-13");
  const Box box = built_in("dark_cave.json");
  std::map<std::string, int> count;
  std::set<std::string> symbols;
  for (const ActionRow& row : box.actions) {
    count[row.effect] += row.count;
    if (row.effect == "spider_web") symbols.insert(row.symbol);
  }
  EXPECT_EQ(count, (std::map<std::string, int>{{"secret_information", 5},
                                               {"rockfall", 3},
                                               {"hand_swap", 2},
                                               {"spider_web", 3},
                                               {"boots", 3},
                                               {"axe", 3},
                                               {"rat", 5},
                                               {"lindworm", 4},
                                               {"goblin", 4}}));
  EXPECT_EQ(symbols, (std::set<std::string>{"circle", "triangle", "diamond"}));
}

TEST(DarkCaveBox, HasFourGoalsOfFourKinds) {
  cites("CAVE-DATA-08", "CAVE-DATA-10");
  const Box box = built_in("dark_cave.json");
  EXPECT_EQ(cards_in(box.goals), 4);
  for (std::string_view feature : {"exit", "abyss", "ladder", "gold_vein"}) {
    EXPECT_EQ(cards_with(box.goals, feature), 1) << feature;
  }
}

TEST(DarkCaveBox, GoalsOpenTowardsEverySide) {
  cites("CAVE-DATA-09");
  for (const PathRow& row : built_in("dark_cave.json").goals) {
    EXPECT_EQ(row.open | turned(row.open), n | e | s | w) << row.id;
  }
}

TEST(DarkCaveBox, StartHasALadder) {
  cites("CAVE-DATA-11");
  EXPECT_NE(card(built_in("dark_cave.json").starts, "dc-start").ladder(), nullptr);
}

TEST(DarkCaveBox, HasItsPieces) {
  const Box box = built_in("dark_cave.json");
  EXPECT_EQ(cards_in(box.roles), 10);
  EXPECT_EQ(pieces_of(box, "nugget"), 46);
  EXPECT_EQ(pieces_of(box, "dwarf_card"), 8);
  EXPECT_EQ(pieces_of(box, "dwarf"), 8);
  EXPECT_EQ(pieces_of(box, "creature"), 3);
  EXPECT_EQ(pieces_of(box, "web"), 3);
}

TEST(LostMinesBox, HasTheTotalsOfTheRulebook) {
  const Box box = built_in("lost_mines.json");
  EXPECT_EQ(cards_in(box.paths), 40);
  EXPECT_EQ(cards_in(box.actions), 23);
  EXPECT_EQ(cards_in(box.starts), 2);
  EXPECT_EQ(cards_in(box.goals), 4);
  EXPECT_EQ(cards_in(box.treasures), 12);
  EXPECT_EQ(cards_in(box.roles), 10);
  EXPECT_EQ(pieces_of(box, "forest"), 14);
  EXPECT_EQ(pieces_of(box, "dragon"), 1);
  EXPECT_EQ(pieces_of(box, "victory_point"), 32);
}

TEST(LostMinesBox, HasOneMineOfEachKind) {
  const Box box = built_in("lost_mines.json");
  for (std::string_view kind : {"gems", "gold", "silver", "dragon"}) EXPECT_EQ(cards_with(box.goals, kind), 1) << kind;
}

TEST(LostMinesBox, MinesOpenTowardsEverySide) {
  for (const PathRow& row : built_in("lost_mines.json").goals) {
    EXPECT_EQ(row.open | turned(row.open), n | e | s | w) << row.id;
  }
}

TEST(LostMinesBox, HasItsFeaturesAndTreasures) {
  const Box box = built_in("lost_mines.json");
  EXPECT_EQ(cards_with(box.paths, ""), 24);
  EXPECT_EQ(cards_with(box.paths, "rocks"), 4);
  for (std::string_view feature : {"campfire", "tree_trunk", "pond", "ravine"}) {
    EXPECT_EQ(cards_with(box.paths, feature), 3) << feature;
  }
  int points = 0;
  for (const GoldRow& row : box.treasures) points += row.value * row.count;
  EXPECT_EQ(points, 36);
}

// ---- For a wrong file the error is one sentence. ----

std::string error_of(std::string_view json) {
  const Result<Box> box = read_box(json, "my.json");
  return box ? "no error" : box.error();
}

// A box of `game` with the given sections.
std::string box_of(std::string_view game, std::string_view sections) {
  return std::string(R"({"box":"my","title":"Mine","game":")").append(game).append("\",").append(sections).append("}");
}

std::string classic(std::string_view sections) { return box_of("classic", sections); }

// A classic box whose one path card has these fields after its names.
std::string path(std::string_view fields) {
  return classic(std::string(R"("paths":[{"id":"p","short":"p",)").append(fields).append("}]"));
}

std::string cave_path(std::string_view fields) {
  return box_of("dark_cave", std::string(R"("paths":[{"id":"p","short":"p",)").append(fields).append("}]"));
}

std::string action(std::string_view fields) {
  return classic(std::string(R"("actions":[{"id":"a",)").append(fields).append("}]"));
}

TEST(WrongFile, IsNotJson) {
  EXPECT_EQ(error_of("{\n\n\"box\":,}"), "my.json: line 3: is no JSON (syntax error); it takes one JSON object");
}

TEST(WrongFile, EndsTooEarly) {
  EXPECT_EQ(error_of("{\"box\":"), "my.json: line 1: is no JSON (incomplete JSON); it takes one JSON object");
}

TEST(WrongFile, HasTextAfterItsEnd) {
  EXPECT_EQ(error_of("{}\n{}"), "my.json: line 2: is no JSON (extra data); it takes one JSON object");
}

TEST(WrongFile, IsNotAnObject) { EXPECT_EQ(error_of("[]"), "my.json: is a list; it takes an object"); }

TEST(WrongFile, HasAnUnknownGame) {
  EXPECT_EQ(error_of(R"({"box":"my","title":"Mine","game":"chess"})"),
            "my.json: game: \"chess\" is unknown; it takes one of classic, dark_cave, lost_mines");
}

TEST(WrongFile, HasNoTitle) {
  EXPECT_EQ(error_of(R"({"box":"my"})"), "my.json: title: is missing; it takes the title of the box");
}

TEST(WrongFile, HasASectionOfAnotherGame) {
  EXPECT_EQ(error_of(classic(R"("treasures":[])")),
            "my.json: treasures: is a section of lost_mines; it takes nothing in this game");
}

TEST(WrongFile, HasASectionThatIsNotAList) {
  EXPECT_EQ(error_of(classic(R"("paths":{})")), "my.json: paths: is an object; it takes a list of rows");
}

TEST(WrongFile, HasARowThatIsNotAnObject) {
  EXPECT_EQ(error_of(classic(R"("roles":[7])")), "my.json: roles[0]: is a number; it takes an object");
}

TEST(WrongRow, HasAnUnknownField) {
  EXPECT_EQ(error_of(classic(R"("roles":[{"id":"r","colour":"red","count":1}])")),
            "my.json: roles[0].colour: is no field here; the fields are id, clan, role, module, count");
}

TEST(WrongRow, LacksAField) {
  EXPECT_EQ(error_of(path(R"("joined":[],"count":1)")), "my.json: paths[0].open: is missing; it takes letters of NESW");
}

TEST(WrongRow, HasAFieldOfTheWrongType) {
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":["NS"],"count":"4")")),
            "my.json: paths[0].count: is a text; it takes a whole number from 1 to 40");
}

TEST(WrongRow, HasAnIdThatIsNotAName) {
  EXPECT_EQ(error_of(classic(R"("roles":[{"id":"Gold Digger","count":1}])")),
            "my.json: roles[0].id: \"Gold Digger\" is not a valid name; "
            "it takes up to 40 small letters, digits, _ and -");
}

TEST(WrongRow, RepeatsAnId) {
  EXPECT_EQ(error_of(classic(R"("roles":[{"id":"r","count":1},{"id":"r","count":1}])")),
            "my.json: roles[1].id: \"r\" is also roles[0].id; it takes a name that no other row has");
}

TEST(WrongRow, RepeatsAShortName) {
  EXPECT_EQ(error_of(classic(R"("goals":[{"id":"g","short":"x","open":"NE","joined":["NE"],"count":1}],)"
                             R"("paths":[{"id":"p","short":"x","open":"NE","joined":["NE"],"count":1}])")),
            "my.json: paths[0].short: \"x\" is also goals[0].short; it takes a name that no other row has");
}

TEST(WrongRow, HasCountsOutOfRange) {
  EXPECT_EQ(error_of(classic(R"("roles":[{"id":"r","count":0}])")),
            "my.json: roles[0].count: 0 is out of range; it takes a whole number from 1 to 40");
  EXPECT_EQ(error_of(classic(R"("roles":[{"id":"r","count":41}])")),
            "my.json: roles[0].count: 41 is out of range; it takes a whole number from 1 to 40");
  EXPECT_EQ(error_of(classic(R"("roles":[{"id":"r","count":18446744073709551615}])")),
            "my.json: roles[0].count: is out of range; it takes a whole number from 1 to 40");
  EXPECT_EQ(error_of(classic(R"("roles":[{"id":"r","count":1.5}])")),
            "my.json: roles[0].count: is not a whole number; it takes a whole number from 1 to 40");
}

TEST(WrongSides, HaveALetterThatIsNotASide) {
  EXPECT_EQ(error_of(path(R"("open":"NX","joined":[],"count":1)")),
            "my.json: paths[0].open: \"NX\" has a letter that is not a side; it takes letters of NESW");
}

TEST(WrongSides, HaveALadderAmongTheOpenOnes) {
  EXPECT_EQ(error_of(path(R"("open":"NL","joined":[],"count":1)")),
            "my.json: paths[0].open: \"NL\" has a letter that is not a side; it takes letters of NESW");
}

TEST(WrongSides, AreOutOfOrder) {
  EXPECT_EQ(error_of(path(R"("open":"EN","joined":[],"count":1)")),
            "my.json: paths[0].open: \"EN\" repeats a letter or has them out of order; "
            "it takes letters of NESW in this order, each once");
}

TEST(WrongSides, AreRepeated) {
  EXPECT_EQ(error_of(path(R"("open":"NN","joined":[],"count":1)")),
            "my.json: paths[0].open: \"NN\" repeats a letter or has them out of order; "
            "it takes letters of NESW in this order, each once");
}

TEST(WrongSides, AreEmpty) {
  EXPECT_EQ(error_of(path(R"("open":"","joined":[],"count":1)")),
            "my.json: paths[0].open: is empty; it takes letters of NESW");
}

TEST(WrongGroup, HasASideThatIsNotOpen) {
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":["NE"],"count":1)")),
            "my.json: paths[0].joined[0]: \"NE\" has a side that is not open; it takes open sides");
}

TEST(WrongGroup, HasASideOfAnother) {
  EXPECT_EQ(error_of(path(R"("open":"NES","joined":["NS","ES"],"count":1)")),
            "my.json: paths[0].joined[1]: \"ES\" has a side of another group; it takes sides that no other group has");
}

TEST(WrongGroup, JoinsNothing) {
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":["N"],"count":1)")),
            "my.json: paths[0].joined[0]: \"N\" joins nothing; it takes two sides or more, or a side and L");
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":["L"],"feature":"ladder","count":1)")),
            "my.json: paths[0].joined[0]: \"L\" joins nothing; it takes two sides or more, or a side and L");
}

TEST(WrongGroup, IsNotAText) {
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":[["N","S"]],"count":1)")),
            "my.json: paths[0].joined[0]: is not a text; it takes letters of NESWL");
}

TEST(WrongGroup, IsASecondLadder) {
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":["NL","SL"],"feature":"ladder","count":1)")),
            "my.json: paths[0].joined[1]: \"SL\" is a second ladder; it takes an L in one group only");
}

TEST(WrongFeature, IsUnknown) {
  EXPECT_EQ(error_of(cave_path(R"("group":"I","open":"NS","joined":["NS"],"feature":"door_blue","count":1)")),
            "my.json: paths[0].feature: \"door_blue\" is unknown; "
            "it takes one of ladder, abyss, bridge, tunnel, gold_vein, exit");
}

TEST(WrongFeature, IsALadderWithoutL) {
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":["NS"],"feature":"ladder","count":1)")),
            "my.json: paths[0].joined: has no L, but the feature is a ladder; "
            "it takes an L in the group with the ladder");
}

TEST(WrongFeature, IsNotALadderDespiteAnL) {
  EXPECT_EQ(error_of(path(R"("open":"NS","joined":["NSL"],"count":1)")),
            "my.json: paths[0].feature: is not a ladder, but a group of joined has an L; it takes ladder");
}

TEST(WrongCavePath, HasNoGroup) {
  EXPECT_EQ(error_of(cave_path(R"("open":"NS","joined":["NS"],"count":1)")),
            "my.json: paths[0].group: is missing; it takes one of I, II, III");
}

TEST(WrongCavePath, DoesNotSayWhereItsFeatureLies) {
  EXPECT_EQ(error_of(cave_path(R"("group":"II","open":"NS","joined":["NS"],"feature":"abyss","count":1)")),
            "my.json: paths[0].at: is missing; it takes one of N, E, S, W");
  EXPECT_EQ(error_of(cave_path(R"("group":"II","open":"NS","joined":["NS"],"feature":"abyss","at":"E","count":1)")),
            "my.json: paths[0].at: \"E\" is not open; it takes an open side");
}

TEST(WrongCavePath, HasABridgeThatIsNotAGroup) {
  EXPECT_EQ(error_of(cave_path(
                R"("group":"II","open":"NESW","joined":["NE","SW"],"feature":"bridge","over":"EW","count":1)")),
            "my.json: paths[0].over: \"EW\" is not a group of joined; it takes one of them");
}

TEST(WrongCavePath, IsInAnotherGame) {
  EXPECT_EQ(error_of(path(R"("group":"I","open":"NS","joined":["NS"],"count":1)")),
            "my.json: paths[0].group: is a field of dark_cave; it takes nothing in this game");
}

TEST(WrongAction, HasAnEffectThatIsNoName) {
  EXPECT_EQ(
      error_of(action(R"("short":"a","effect":"Fly!","count":1)")),
      "my.json: actions[0].effect: \"Fly!\" is not a valid name; it takes up to 40 small letters, digits, _ and -");
}

TEST(WrongAction, HasAShortNameThatIsTooLong) {
  EXPECT_EQ(error_of(action(R"("short":"rockfall","effect":"rockfall","count":1)")),
            "my.json: actions[0].short: \"rockfall\" is too long; it takes at most 5 letters");
}

TEST(WrongAction, HasWrongTools) {
  EXPECT_EQ(error_of(action(R"("short":"a","effect":"mend","tools":["spade"],"count":1)")),
            "my.json: actions[0].tools: \"spade\" is unknown; "
            "it takes a list of some of pickaxe, lantern, cart, each once");
  EXPECT_EQ(error_of(action(R"("short":"a","effect":"mend","tools":["cart","cart"],"count":1)")),
            "my.json: actions[0].tools: \"cart\" is there twice; "
            "it takes a list of some of pickaxe, lantern, cart, each once");
  EXPECT_EQ(error_of(action(R"("short":"a","effect":"mend","tools":[],"count":1)")),
            "my.json: actions[0].tools: is empty; it takes a list of some of pickaxe, lantern, cart, each once");
}

TEST(WrongAction, HasToolsItDoesNotUse) {
  EXPECT_EQ(error_of(action(R"("short":"a","effect":"map","tools":["cart"],"count":1)")),
            "my.json: actions[0].tools: does not belong to the effect map; it takes nothing here");
}

TEST(WrongAction, HasGroupsThatDoNotAddUpToTheCount) {
  EXPECT_EQ(error_of(box_of("dark_cave", R"("actions":[{"id":"a","short":"a","effect":"rat",)"
                                         R"("groups":{"I":1,"II":1,"III":0},"count":3}])")),
            "my.json: actions[0].groups: adds up to 2; it takes numbers that add up to the count, 3");
}

TEST(WrongRole, HasNoClan) {
  EXPECT_EQ(error_of(box_of("lost_mines", R"("roles":[{"id":"r","role":"loyal","count":1}])")),
            "my.json: roles[0].clan: is missing; it takes one of yellow, blue");
}

TEST(WrongTotals, DifferFromTheSums) {
  EXPECT_EQ(error_of(classic(R"("totals":{"roles":11},"roles":[{"id":"r","count":7},{"id":"s","count":5}])")),
            "my.json: totals.roles: 11 is not the sum of the counts, which is 12; it takes that sum");
  EXPECT_EQ(error_of(classic(R"("totals":{"pieces":{"nugget":2}},"pieces":[{"id":"g","kind":"nugget","count":1}])")),
            "my.json: totals.pieces.nugget: 2 is not the sum of the counts, which is 1; it takes that sum");
  EXPECT_EQ(error_of(box_of("dark_cave", R"("totals":{"paths_by_group":{"I":1}})")),
            "my.json: totals.paths_by_group.I: 1 is not the sum of the counts, which is 0; it takes that sum");
  EXPECT_EQ(error_of(box_of("dark_cave", R"("totals":{"actions_by_group":{"III":2}})")),
            "my.json: totals.actions_by_group.III: 2 is not the sum of the counts, which is 0; it takes that sum");
}

TEST(WrongTotals, NameAnUnknownSection) {
  EXPECT_EQ(error_of(classic(R"("totals":{"cards":1})")),
            "my.json: totals.cards: is no field here; the fields are starts, goals, paths, actions, roles, gold, "
            "treasures, chests, pieces, paths_by_group, actions_by_group");
}

TEST(HouseDeck, NeedsNoTotals) {
  const Result<Box> box = read_box(path(R"("open":"NS","joined":["NS"],"count":40)"), "my.json");
  ASSERT_TRUE(box);
  EXPECT_EQ(cards_in(box->paths), 40);
}

// A long or odd text from a file is cut and escaped, so that the error stays one sentence on one line.
TEST(Error, StaysOneLine) {
  const std::string error = error_of(classic("\"roles\":[{\"id\":\"\\n" + std::string(100, 'X') + "\",\"count\":1}]"));
  EXPECT_EQ(error, "my.json: roles[0].id: \"\\n" + std::string(39, 'X') +
                       "\"... is not a valid name; it takes up to 40 small letters, digits, _ and -");
}

}  // namespace
}  // namespace filon::decks

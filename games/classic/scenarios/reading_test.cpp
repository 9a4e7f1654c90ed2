// Each error in a scenario file gives one sentence that names the file and the field.
#include <algorithm>

#include <gtest/gtest.h>

#include "games/classic/scenarios/scenario.h"

namespace filon::classic::scenarios {
namespace {

// Tests write ' instead of ".
Result<std::vector<Scenario>> read(std::string json) {
  std::replace(json.begin(), json.end(), '\'', '"');
  return read_scenarios(json, "test.json");
}

// The error for a file with one mistake.
struct File {
  std::string head = "'title': 'A test', 'rules': [], 'game': 'classic', 'players': 4";
  std::string position;
  std::string steps = "{'expect': {'asked': {'turn': 0}}}";
};
std::string sentence(const File& file) {
  const auto found = read("{" + file.head + ", 'position': {" + file.position + "}, 'steps': [" + file.steps + "]}");
  return found ? "no error" : found.error();
}
std::string head(const std::string& more) { return sentence({.head = File{}.head + ", " + more}); }
std::string position(const std::string& text) { return sentence({.position = text}); }
std::string steps(const std::string& text) { return sentence({.steps = text}); }
std::string expect(const std::string& text) { return steps("{'expect': {" + text + "}}"); }

TEST(ReadScenarios, ReadsAFileForEachEditionAndNumberOfPlayers) {
  const auto scenarios = read(
      "{'title': 'A test', 'rules': ['BASE-TURN-01'], 'game': 'classic', 'players': [4, 5],"
      " 'editions': ['2011', '2024'], 'steps': [{'expect': {'asked': {'turn': 0}}}]}");
  ASSERT_TRUE(scenarios) << scenarios.error();
  ASSERT_EQ(scenarios->size(), 4U);
  EXPECT_EQ((*scenarios)[1].name, "test.json, edition 2011, 5 players");
  EXPECT_EQ((*scenarios)[1].title, "A test");
  EXPECT_EQ((*scenarios)[1].rules, std::vector<std::string>{"BASE-TURN-01"});
}

TEST(ReadScenarios, MergesCasesOverTheFile) {
  const auto scenarios = read(
      "{'title': 'File', 'rules': [], 'game': 'classic', 'players': 4, 'editions': ['2024'],"
      " 'position': {'hands': {'0': ['map'], '1': []}},"
      " 'steps': [{'expect': {'hands': {'0': ['map']}, 'asked': {'turn': 0}}}],"
      " 'cases': [{'title': 'One'}, {'title': 'Two', 'position': {'hands': {'1': null}, 'turn': 0}}]}");
  ASSERT_TRUE(scenarios) << scenarios.error();
  ASSERT_EQ(scenarios->size(), 2U);
  EXPECT_EQ((*scenarios)[1].name, "test.json case 2, edition 2024, 4 players");
  EXPECT_EQ((*scenarios)[1].title, "Two");
  EXPECT_EQ((*scenarios)[0].course.position->state.table.hand_size[seat(1)], 0);
  EXPECT_EQ((*scenarios)[1].course.position->state.table.hand_size[seat(1)], 6);
  EXPECT_TRUE(run((*scenarios)[1]).passed());
}

TEST(ReadScenarios, NamesWhatIsWrongInTheHead) {
  EXPECT_EQ(sentence({}), "no error");
  EXPECT_EQ(read("{\n'title':: 1}").error(), "test.json: line 2: is no JSON (syntax error); it takes one JSON object");
  EXPECT_EQ(read("[]").error(), "test.json: is a list; it takes an object");
  EXPECT_EQ(read("{}").error(), "test.json: game: is missing; it takes one of classic");
  EXPECT_EQ(sentence({.head = "'title': 'A test', 'rules': [], 'game': 'chess', 'players': 4"}),
            "test.json: game: \"chess\" is unknown; it takes one of classic");
  EXPECT_EQ(sentence({.head = "'title': 'A test', 'rules': [], 'game': 'classic', 'players': 'four'"}),
            "test.json: players: is a text; it takes a whole number from 0 to 99");
  EXPECT_EQ(sentence({.head = "'title': 'A test', 'rules': [], 'game': 'classic', 'players': 11"}),
            "test.json: players: the base game takes 3 to 10, not 11");
  EXPECT_EQ(head("'editions': ['1999']"), "test.json: editions: \"1999\" is no edition; it takes 2004, 2011, 2024");
  EXPECT_EQ(head("'edition': '2024'"),
            "test.json: edition: is no field here; the fields are $schema, title, rules, game, editions, with, "
            "players, seed, "
            "first_player, rejected, position, steps, twin, layout, veto_seconds, copies, tunnels");
  EXPECT_EQ(head("'cases': []"), "test.json: cases: takes one case at least");
  EXPECT_EQ(head("'cases': [{}, {'players': 2}]"), "test.json case 2: players: the base game takes 3 to 10, not 2");
  EXPECT_EQ(head("'twin': {'differs': {'players': 5}, 'alike_for': [0]}"),
            "test.json: twin.differs.players: is no field here; the fields are position, steps");
  EXPECT_EQ(head("'twin': {}"), "test.json: twin: takes differs and alike_for");
}

TEST(ReadScenarios, NamesWhatIsWrongInAPosition) {
  EXPECT_EQ(position("'hand': {}").substr(0, 45), "test.json: position.hand: is no field here; t");
  EXPECT_EQ(position("'hands': {'0': ['b-ew', 'b-eww']}"),
            "test.json: position.hands.0[1]: \"b-eww\" is no card of this game; it takes an id of docs/rules/decks.md");
  EXPECT_EQ(position("'hands': {'0': ['goal-gold']}"),
            "test.json: position.hands.0[0]: goal-gold is never in a pile or hand; it takes a path or action card");
  EXPECT_EQ(position("'hands': {'0': ['b-xn'], '1': ['b-xn']}"),
            "test.json: position.hands.1[0]: no b-xn is left; the deck has 1");
  EXPECT_EQ(position("'hands': {'4': []}"),
            "test.json: position.hands: \"4\" is no seat at this table; it takes 0 to 3");
  EXPECT_EQ(position("'hands': {'0': 'map'}"), "test.json: position.hands.0: is no list; it takes a list of cards");
  EXPECT_EQ(position("'roles': {'0': 'thief'}"),
            "test.json: position.roles.0: \"thief\" is no role; it takes gold_digger or saboteur");
  EXPECT_EQ(position("'roles': {'0': 'saboteur', '1': 'saboteur'}"),
            "test.json: position.roles.1: no saboteur is left in the pool of 4 players");
  EXPECT_EQ(position("'goals': ['goal-gold face down']"),
            "test.json: position.goals: takes as many goals as there are: 3");
  EXPECT_EQ(position("'goals': ['goal-gold', 'face down', 'face down']"),
            "test.json: position.goals[0]: does not say how the goal lies; it takes a goal like \"goal-gold face "
            "down\", \"goal-stone-ne face up turned\", \"face down\"");
  EXPECT_EQ(position("'goals': ['goal-gold face down', 'goal-gold face down', 'face down']"),
            "test.json: position.goals[1]: no goal-gold is left");
  EXPECT_EQ(position("'goals': ['goal-gold face up', 'face down', 'face down']"),
            "test.json: position.goals[0]: the treasure never lies face up while a round goes on");
  EXPECT_EQ(position("'seen': {'0': ['(1,0)']}"), "test.json: position.seen.0[0]: no goal lies at (1,0)");
  EXPECT_EQ(position("'board': {'1,0': 'b-ew'}"),
            "test.json: position.board: \"1,0\" is no cell; it takes one like (3,-1)");
  EXPECT_EQ(position("'board': {'(0,0)': 'b-ew'}"), "test.json: position.board.(0,0): another card lies there");
  EXPECT_EQ(position("'board': {'(1,0)': 'map'}"), "test.json: position.board.(1,0): takes a path card");
  EXPECT_EQ(position("'board': {'(1,0)': 'b-ns'}"),
            "test.json: position.board.(1,0): its edge differs from the card at (0,0)");
  EXPECT_EQ(position("'goals': ['face down', 'goal-stone-nw face up', 'face down'],"
                     "'board': {'(8,-1)': 'b-ns', '(7,0)': 'b-ew', '(6,0)': 'b-ew', '(5,0)': 'b-ew', '(4,0)': 'b-new',"
                     "          '(3,0)': 'b-new', '(2,0)': 'b-new', '(1,0)': 'b-new'}"),
            "test.json: position.board: a tunnel leads to (8,-2), where a goal lies face down");
  EXPECT_EQ(position("'broken': {'1': ['spade']}"),
            "test.json: position.broken.1[0]: \"spade\" is no tool; it takes pickaxe, lantern or cart");
  EXPECT_EQ(position("'broken': {'1': ['cart', 'cart']}"),
            "test.json: position.broken.1[1]: this tool is broken already");
  EXPECT_EQ(position("'pile': {'size': 99}"), "test.json: position.pile.size: takes a whole number from 0 to 43");
  EXPECT_EQ(position("'other_hands': 0, 'pile': {'size': 0}"),
            "test.json: position: no cards are left in the hands and the pile: the round is over");
  EXPECT_EQ(position("'gold': {'0': [3, 3, 3], '1': [3, 3]}"),
            "test.json: position.gold.1[1]: no gold card of 3 is left");
  EXPECT_EQ(position("'gold': {'0': 'rest', '1': 'rest'}"),
            "test.json: position.gold.1: takes a list of gold cards by their nuggets, or \"rest\" for one seat");
  EXPECT_EQ(position("'rewards': {'0': {'cards': 1, 'nuggets': 4}}"),
            "test.json: position: a seat has less gold than it was paid");
  EXPECT_EQ(position("'turn': 4"), "test.json: position.turn: takes a whole number from 0 to 3");
}

TEST(ReadScenarios, NamesWhatIsWrongInAStep) {
  EXPECT_EQ(steps(""), "test.json: steps: the last step takes an expect of who is asked");
  EXPECT_EQ(expect("'pile': 43"), "test.json: steps: the last step takes an expect of who is asked");
  EXPECT_EQ(steps("{'jump': 1}"),
            "test.json: steps[0]: is no step; it takes one of play, try, discards, close and expect");
  EXPECT_EQ(steps("{'play': 'map 0'}"), "test.json: steps[0]: does not say by which seat; it takes by");
  EXPECT_EQ(steps("{'play': 'map 0', 'by': 9}"), "test.json: steps[0].by: takes a whole number from 0 to 3");
  EXPECT_EQ(steps("{'play': 'map 0', 'by': 0, 'refused': 'not_asked'}"),
            "test.json: steps[0].refused: is no field here; the fields are play, by, stop_at_window");
  EXPECT_EQ(steps("{'play': 'place b-zz (1,0)', 'by': 0}"), "test.json: steps[0].play: card: the deck has no \"b-zz\"");
  EXPECT_EQ(steps("{'try': 'map 0', 'by': 0}"),
            "test.json: steps[0]: does not say by which seat, or why it is refused; it takes by and refused");
  EXPECT_EQ(steps("{'try': 'map 0', 'by': 0, 'refused': 'rude'}"),
            "test.json: steps[0].refused: \"rude\" is no code of a refusal");
  EXPECT_EQ(steps("{'discards': 0}"), "test.json: steps[0].discards: takes a whole number from 1 to 1000");
}

TEST(ReadScenarios, NamesWhatIsWrongInAnExpectation) {
  EXPECT_EQ(expect(""), "test.json: steps[0].expect: expects nothing");
  EXPECT_EQ(expect("'piles': 3").substr(0, 53), "test.json: steps[0].expect.piles: is no field here; t");
  EXPECT_EQ(expect("'pile': 'full'"), "test.json: steps[0].expect.pile: takes a whole number from 0 to 255");
  EXPECT_EQ(expect("'asked': 2"), "test.json: steps[0].expect.asked: is a number; it takes an object");
  EXPECT_EQ(expect("'asked': 'all'"),
            "test.json: steps[0].expect.asked: takes a question like {\"turn\": seat} or {\"veto\": [seat, seat]}, or "
            "\"nobody\"");
  EXPECT_EQ(expect("'linked': {'(1,0)': 'WE'}"),
            "test.json: steps[0].expect.linked.(1,0): takes letters of NESW in this order, or \"none\"");
  EXPECT_EQ(expect("'goals_seen': {'0': {'(1,0)': 'goal-gold'}}"),
            "test.json: steps[0].expect.goals_seen.0: no goal lies at (1,0)");
  EXPECT_EQ(expect("'results': ['draw']"),
            "test.json: steps[0].expect.results[0]: takes a result like \"diggers by seat 3\", \"blue by seat 1\", "
            "\"saboteurs\", "
            "\"nobody\"");
  EXPECT_EQ(expect("'heard': {'0': ['asked + shouted']}"),
            "test.json: steps[0].expect.heard.0[0]: \"shouted\" is no kind of event or secret");
  EXPECT_EQ(expect("'legal': {}"), "test.json: steps[0].expect.legal: takes has, lacks, are or count");
}

}  // namespace
}  // namespace filon::classic::scenarios

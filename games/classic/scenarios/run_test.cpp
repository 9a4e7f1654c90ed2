// What a failing scenario reports, and whole positions in one line.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/classic/scenarios/scenario.h"

namespace filon::classic::scenarios {
namespace {

using testing::ElementsAre;

// Plays a match of edition 2024. Tests write ' instead of ".
Outcome outcome(const std::string& position, const std::string& steps, const std::string& more = "") {
  std::string json =
      "{'title': 'A test', 'rules': [], 'game': 'classic', 'players': 3, 'editions': ['2024'], 'position': " +
      position + ", 'steps': [" + steps + "]" + more + "}";
  std::replace(json.begin(), json.end(), '\'', '"');
  const auto scenarios = read_scenarios(json, "test.json");
  if (scenarios) return run((*scenarios)[0]);
  ADD_FAILURE() << scenarios.error();
  return {};
}

const std::string three_hands =
    "{'roles': {'0': 'gold_digger', '1': 'gold_digger', '2': 'gold_digger'},"
    " 'hands': {'0': ['b-ew', 'map'], '1': ['map'], '2': ['map']}, 'pile': {'next': ['b-ns']}}";
const std::string asks_0 = "{'expect': {'asked': {'turn': 0}}}";

TEST(Run, CountsTheStepsThatPassed) {
  const Outcome all = outcome(three_hands, "{'play': 'place b-ew (1,0)', 'by': 0}, {'expect': {'asked': {'turn': 1}}}");
  EXPECT_TRUE(all.passed());
  EXPECT_EQ(all.steps_passed, 2);
}

TEST(Run, SaysWhichStepFoundWhat) {
  const Outcome wrong = outcome(three_hands,
                                "{'play': 'place b-ew (1,0)', 'by': 0},"
                                "{'expect': {'pile': 9, 'hands': {'0': ['map']}}}, {'expect': {'asked': {'turn': 2}}}");
  EXPECT_THAT(wrong.failures,
              ElementsAre("step 2: hand of seat 0: expected map; found b-ns, map", "step 2: pile: expected 9; found 62",
                          "step 3: asked: expected turn for seat 2; found turn for seat 1"));
  EXPECT_EQ(wrong.steps_passed, 1);
}

TEST(Run, StopsWhereAnAnswerIsRefused) {
  const Outcome refused = outcome(three_hands, "{'play': 'place b-ew (0,1)', 'by': 0}, " + asks_0);
  EXPECT_THAT(refused.failures, ElementsAre("step 1: place b-ew (0,1) by seat 0 was refused as edges_differ"));
  EXPECT_EQ(refused.steps_passed, 0);
}

TEST(Run, SaysWhenATryIsPlayedOrRefusedOtherwise) {
  EXPECT_THAT(outcome(three_hands, "{'try': 'map 0', 'by': 0, 'refused': 'goal_face_up'}, " + asks_0).failures,
              ElementsAre("step 1: map 0 by seat 0 was played; it should be refused as goal_face_up"));
  EXPECT_THAT(outcome(three_hands, "{'try': 'map 0', 'by': 1, 'refused': 'goal_face_up'}, " + asks_0).failures,
              ElementsAre("step 1: map 0 by seat 1 was refused as not_asked; it should be refused as goal_face_up"));
}

TEST(Run, SaysWhenNobodyCanDiscard) {
  const std::string one_card = "{'round': 3, 'hands': {'0': ['map']}, 'other_hands': 0, 'pile': {'size': 0}}";
  EXPECT_THAT(outcome(one_card, "{'discards': 2}, " + asks_0).failures,
              ElementsAre("step 1: discard 2 of 2: nobody is asked"));
  const std::string two_cards = "{'hands': {'0': ['map', 'map']}, 'other_hands': 0, 'pile': {'size': 0}}";
  EXPECT_THAT(outcome(two_cards, "{'discards': 2}, " + asks_0).failures,
              ElementsAre("step 1: discard 2 of 2: seat 1 has no card"));
}

TEST(Run, SaysWhoCanTellTwinsApart) {
  const std::string twin = ", 'twin': {'differs': {'position': {'hands': {'1': ['rockfall']}}}, 'alike_for': ";
  EXPECT_TRUE(outcome(three_hands, asks_0, twin + "[0, 2]}").passed());
  EXPECT_THAT(outcome(three_hands, asks_0, twin + "[0, 1]}").failures,
              ElementsAre("twin: seat 1 can tell it apart at once"));
}

TEST(Run, ComparesTwinsAnswerByAnswer) {
  const std::string twin = ", 'twin': {'differs': {'position': {'pile': {'next': ['b-xn']}}}, 'alike_for': [1, 0]}";
  EXPECT_THAT(
      outcome(three_hands, "{'play': 'discard map', 'by': 0}, {'expect': {'asked': {'turn': 1}}}", twin).failures,
      ElementsAre("twin: seat 0 can tell it apart after answer 1"));
}

TEST(Run, TakesAWholePositionInOneLine) {
  const std::string line =
      "'filon1 state game:classic edition:2024 players:3 first:0 round:1 began:0 last:1 ask:turn=2 "
      "board:ew@1,0/nes@2,0t goals:?@8,-2/?@8,0/?@8,2 broken:0=bp role:dds "
      "hand:xn,xe,map,map,map,map/ns,ns,ns,ns,new,new/nesw,nesw,nesw,rp,rock,rock discarded:/ne/ "
      "under:gold,stone-ne,stone-nw'";
  const Outcome whole =
      outcome(line,
              "{'expect': {'hands': {'2': ['b-nesw', 'b-nesw', 'b-nesw', 'repair_pickaxe', 'rockfall', "
              "'rockfall']}, 'roles': {'2': 'saboteur'}, 'broken': {'0': ['pickaxe']}, 'goals': "
              "['goal-gold face down', 'face down', 'face down'], 'asked': {'turn': 2}}}");
  EXPECT_THAT(whole.failures, ElementsAre());
}

}  // namespace
}  // namespace filon::classic::scenarios

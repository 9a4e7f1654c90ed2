#include "games/classic/bots/maze/survey.h"

#include <gtest/gtest.h>

#include "games/classic/bots/testing.h"
#include "games/classic/game.h"

namespace filon::classic::bots {
namespace {

class SurveyTest : public testing::Test {
 protected:
  const Routes& look() {
    survey.look(seen.view.table);
    return survey.now();
  }

  const Rules rules = rules_for(5);
  const CellCosts costs{rules};
  Survey survey{costs};
  Seen seen{rules, seat(0), Role::GoldDigger, {}};
};

TEST_F(SurveyTest, CountsTheCardsToBeLaid) {
  const Routes routes = look();
  EXPECT_EQ(routes[0].nearest, 9);
  EXPECT_EQ(routes[1].nearest, 7);
  EXPECT_EQ(routes[2].nearest, 9);
}

TEST_F(SurveyTest, ComesNearerWithEveryCard) {
  seen.dig_to(6);
  EXPECT_EQ(look()[1].nearest, 1);
  EXPECT_EQ(look()[0].nearest, 3);
}

TEST_F(SurveyTest, AFaceUpGoalIsNoGoal) {
  seen.hear(GoalTurned{1, seen.card("stone-ne"), Turned::No, false});
  EXPECT_EQ(look()[1].nearest, unreachable);
  EXPECT_EQ(look()[0].nearest, 9);
}

TEST_F(SurveyTest, ADeadEndInTheWayCostsADetour) {
  seen.dig_to(5);
  look();
  const auto open = survey.after_path(seen.view.table.tunnels, cell(6, 0), rules.face(seen.card("nesw"), Turned::No));
  const auto dead = survey.after_path(seen.view.table.tunnels, cell(6, 0), rules.face(seen.card("xnesw"), Turned::No));
  EXPECT_EQ(open.routes[1].nearest, 1);
  EXPECT_EQ(open.openings, 3);
  EXPECT_EQ(dead.openings, 0);
  EXPECT_GE(dead.routes[1].nearest, 3);
}

TEST_F(SurveyTest, ACardThatReachesAGoalLeavesNoWay) {
  seen.dig_to(6);
  look();
  const auto step = survey.after_path(seen.view.table.tunnels, cell(7, 0), rules.face(seen.card("ew"), Turned::No));
  EXPECT_EQ(step.routes[1].nearest, 0);
  EXPECT_EQ(step.routes[1].length(), 0);
}

TEST_F(SurveyTest, ATunnelThatIsCutOffIsWalkedForNothing) {
  for (int x = 1; x <= 5; ++x) seen.lay("ew", x, 0);
  look();
  // Two cards for the rest of the way and one for the hole. Few cards fit a hole with rock on two sides, but this one
  // has no rock.
  EXPECT_EQ(survey.after_rockfall(seen.view.table.tunnels, seen.view.table.goals, cell(1, 0))[1].nearest, 3);
  EXPECT_EQ(survey.after_rockfall(seen.view.table.tunnels, seen.view.table.goals, cell(5, 0))[1].nearest, 3);
}

// Compares with the engine in random matches. A step has distance 0 exactly for the goals that the card turns.
// Otherwise it is not more than a new look finds, because it does not know yet how hard the new neighbours are to fit.
void expect_steps_agree_with_the_engine(const Rules& rules) {
  const CellCosts costs(rules);
  Survey survey(costs);
  Rng rng(7);
  auto shared = std::make_shared<const Rules>(rules);
  const auto legal = std::make_unique<Actions>();
  int reached = 0;
  for (Seed seed = 0; seed < 60; ++seed) {
    Match match = Match::start(shared, seed);
    while (!match.is_over()) {
      close_idle(match);
      const Seat who = match.to_act().front();
      legal_actions(rules, match.sight(who), *legal);
      Action action = (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))];
      // Always east, so that goals are reached sometimes.
      for (const Action& other : *legal)
        if (const auto *a = std::get_if<PlacePath>(&action), *b = std::get_if<PlacePath>(&other);
            b && (!a || b->at.x > a->at.x))
          action = other;
      const auto* path = std::get_if<PlacePath>(&action);
      Survey::Step step;
      if (path) {
        survey.look(match.table());
        step = survey.after_path(match.table().tunnels, path->at, rules.face(path->card, path->turned));
      }
      const Table before = match.table();
      ASSERT_FALSE(match.play(who, action));
      if (!path || match.table().round != before.round || match.is_over()) continue;
      if (match.table().results.size() != before.results.size() && match.table().results.back().finisher == nobody)
        continue;  // the goals are shown at the end, but nobody reached them
      bool turned = false;
      for (std::size_t goal = 0; goal < before.goals.size(); ++goal)
        turned |= before.goals[goal].is_face_up() != match.table().goals[goal].is_face_up();
      bool says_reached = false;
      for (const Route& route : step.routes) says_reached |= route.nearest == 0;
      EXPECT_EQ(says_reached, turned);
      reached += turned ? 1 : 0;
      if (turned) continue;
      survey.look(match.table());
      for (std::size_t goal = 0; goal < before.goals.size(); ++goal)
        EXPECT_LE(step.routes[goal].nearest, survey.now()[goal].nearest) << rules.deck[path->card].id;
    }
  }
  EXPECT_GT(reached, 10);
}

TEST(Survey, StepsAgreeWithTheEngine) { expect_steps_agree_with_the_engine(rules_for(5)); }
TEST(Survey, StepsAgreeWithTheEngineOnLaddersAndBridges) { expect_steps_agree_with_the_engine(team_rules(5)); }

class LadderTest : public testing::Test {
 protected:
  Survey::Step after(std::string_view short_name, Cell at, Turned turned = Turned::No) {
    survey.look(seen.view.table);
    return survey.after_path(seen.view.table.tunnels, at, rules.face(seen.card(short_name), turned));
  }

  const Rules rules = team_rules(5);
  const CellCosts costs{rules};
  Survey survey{costs};
  Seen seen{rules, seat(0), Role::BlueDigger, {}};
};

TEST_F(LadderTest, ALadderNeedsNoLinkAndIsAnOpenEnd) {
  seen.dig_to(5);
  seen.lay("xew", 6, 0);  // blocks the way
  survey.look(seen.view.table);
  EXPECT_GT(survey.now()[1].nearest, 2);
  // Below the dead end, where no tunnel leads: rock above, open to the east.
  const auto step = after("ladder-e", cell(6, 1));
  EXPECT_EQ(step.openings, 1);
  EXPECT_EQ(step.routes[2].nearest, 2);
  seen.lay("ladder-e", 6, 1);
  survey.look(seen.view.table);
  EXPECT_EQ(survey.now()[2].nearest, 2);
}

TEST_F(LadderTest, ABridgeLeadsStraightOnAndNowhereElse) {
  seen.dig_to(5);
  const auto bridge = after("bridge", cell(6, 0));
  EXPECT_EQ(bridge.openings, 1);
  EXPECT_EQ(bridge.routes[1].nearest, 1);
}

TEST_F(LadderTest, AStubBesideATunnelLeadsNowhere) {
  seen.dig_to(5);
  EXPECT_EQ(after("ew-xns", cell(6, 0)).openings, 1);
  EXPECT_EQ(after("ns-xew", cell(6, 0)).openings, 0);
}

}  // namespace
}  // namespace filon::classic::bots

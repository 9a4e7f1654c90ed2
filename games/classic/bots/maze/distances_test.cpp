#include "games/classic/bots/maze/distances.h"

#include <gtest/gtest.h>

#include "games/classic/bots/testing.h"

namespace filon::classic::bots {
namespace {

class DistancesTest : public testing::Test {
 protected:
  int nearest(Walker walker, std::size_t goal = 1) { return distances.now()[walker][goal].nearest; }

  const Rules rules = team_rules(5);
  Distances distances{rules};
  Seen seen{rules, seat(0), Role::BlueDigger, {}};
};

TEST_F(DistancesTest, WithoutDoorsAllWalkAlike) {
  seen.dig_to(5);
  distances.look(seen.view.table);
  for (Walker walker : all_walkers) EXPECT_EQ(nearest(walker), 2);
}

TEST_F(DistancesTest, ADoorHindersTheOtherTeamAndNoCard) {
  seen.dig_to(5);
  distances.look(seen.view.table);
  const auto step = distances.after_path(seen.view.table, seen.card("blue-ew"), cell(6, 0), Turned::No);
  EXPECT_EQ(step.ways[Walker::Anybody][1].nearest, 1);
  EXPECT_EQ(step.ways[Walker::Blue][1].nearest, 1);
  EXPECT_GT(step.ways[Walker::Green][1].nearest, 2);

  seen.lay("blue-ew", 6, 0);
  distances.look(seen.view.table);
  EXPECT_EQ(nearest(Walker::Anybody), 1);
  EXPECT_EQ(nearest(Walker::Blue), 1);
  EXPECT_GT(nearest(Walker::Green), 2);
  const auto last = distances.after_path(seen.view.table, seen.card("ew"), cell(7, 0), Turned::No);
  EXPECT_EQ(last.ways[Walker::Blue][1].nearest, 0);
  EXPECT_GT(last.ways[Walker::Green][1].nearest, 0);
}

TEST_F(DistancesTest, BehindALadderADoorDoesNotMatter) {
  seen.dig_to(2);
  seen.lay("green-ew", 3, 0);
  seen.lay("nesw", 4, 0);
  seen.lay("ladder-n", 4, 1);  // joined to the tunnel from below: whoever enters here has passed no door
  distances.look(seen.view.table);
  EXPECT_EQ(nearest(Walker::Blue), 3);
}

TEST_F(DistancesTest, ARockfallOnADoorOpensTheWay) {
  seen.dig_to(5);
  seen.lay("blue-ew", 6, 0);
  distances.look(seen.view.table);
  const Ways ways = distances.after_rockfall(seen.view.table, cell(6, 0));
  EXPECT_EQ(ways[Walker::Anybody][1].nearest, 2);
  EXPECT_EQ(ways[Walker::Green][1].nearest, 2);
}

}  // namespace
}  // namespace filon::classic::bots

#include "games/classic/bots/maze/distances.h"

#include <memory>

#include <gtest/gtest.h>

#include "games/classic/bots/testing.h"
#include "games/classic/game.h"

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
  seen.lay("ladder-n", 4, 1);  // joined from below; a player who enters here passes no door
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

// Looking at one table after another gives the same result as looking at each one with a new object.
TEST_F(DistancesTest, FollowsTheMazeCardByCard) {
  Rng rng(3);
  const auto legal = std::make_unique<Actions>();
  for (std::uint64_t seed = 1; seed <= 30; ++seed)
    for (World world = World::start(rules, seed); !world.is_over();) {
      const Seat by = world.to_act().front();
      world.legal_actions(by, *legal);
      std::size_t pick = static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())));
      for (std::size_t i = 0; i < legal->size(); ++i)  // often prefers doors
        if (const auto* path = std::get_if<PlacePath>(&(*legal)[i]);
            path && rules.deck[path->card].door != Door::None && rng.below(3) == 0)
          pick = i;
      world.play(by, (*legal)[pick]);
      distances.look(world.table());
      if (rng.below(4) != 0) continue;
      Distances afresh(rules);
      afresh.look(world.table());
      for (Walker walker : all_walkers) ASSERT_EQ(distances.now()[walker], afresh.now()[walker]);
    }
}

}  // namespace
}  // namespace filon::classic::bots

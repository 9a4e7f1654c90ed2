#include "games/classic/bots/playout.h"

#include <gtest/gtest.h>

#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/testing.h"
#include "games/classic/state.h"
#include "kernel/world_inside.h"

namespace filon::classic::bots {
namespace {

class PlayoutTest : public testing::TestWithParam<Modules> {
 protected:
  const Rules rules = rules_for(6, Edition::E2024, GetParam());
  const std::shared_ptr<const Rules> shared{std::shared_ptr<void>(), &rules};
};

INSTANTIATE_TEST_SUITE_P(With, PlayoutTest, testing::Values(Modules{}, Modules{Module::Saboteur2}),
                         [](const auto& with) { return with.param.empty() ? "base" : name(with.param); });

TEST_P(PlayoutTest, EndsWithTheRoundAndPaysEverybody) {
  Rng rng(1);
  Playout playout(rules, tuned_weights, {}, 1);
  const auto legal = std::make_unique<Actions>();
  int paid = 0;
  for (Seed seed = 1; seed <= 20; ++seed) {
    Match match = Match::start(shared, seed);
    Witness witness(rules);
    witness.begin(match.view(seat(2)));
    for (int n = 0; n < 10; ++n) {
      const Seat by = match.to_act().front();
      legal_actions(rules, match.sight(by), *legal);
      ASSERT_FALSE(match.play(by, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]));
      for (const Event& event : match.events()) witness.hear(heard_by(event, seat(2)));
    }
    World world = sample_world(rules, match.sight(seat(2)), witness.belief().hypotheses(witness.looks(), rng), rng);
    const PerSeat<int> gained = playout.play(world, witness.onlooker());
    ASSERT_TRUE(filon::bots::is_round_over(world));
    ASSERT_EQ(world.table().round, 1) << "the next round is not dealt";
    ASSERT_EQ(unsound(rules, WorldAccess::state(world)), std::nullopt);
    for (int i = 0; i < 6; ++i) {
      ASSERT_EQ(gained[seat(i)], nuggets(world.sight(seat(i))));
      paid += gained[seat(i)];
    }
    world.close_idle();
    ASSERT_EQ(world.table().round, 2);
  }
  EXPECT_GT(paid, 0);
}

TEST_P(PlayoutTest, CanBeRepeated) {
  const auto play = [&] {
    World world = World::start(rules, 5);
    Onlooker start(rules);
    start.begin_round(world.table());
    Playout playout(rules, tuned_weights, {}, 3);
    playout.play(world, start);
    return world.table();
  };
  EXPECT_EQ(play(), play());
}

// In a world, a seat knows its own role and what it has looked at, and no other secret.
TEST_P(PlayoutTest, EstimatesInAWorldAreThoseOfTheSeat) {
  World world = World::start(rules, 5);
  Onlooker onlooker(rules);
  onlooker.begin_round(world.table());
  for (int i = 0; i < 6; ++i) {
    const Estimates believed = estimates_in_world(rules, world.sight(seat(i)), onlooker.belief());
    EXPECT_EQ(of(believed.roles[seat(i)], world.sight(seat(i)).mine.role), 1);
    for (int other = 0; other < 6; ++other) {
      if (other != i) {
        EXPECT_LT(of(believed.roles[seat(other)], world.sight(seat(other)).mine.role), 0.9);
      }
    }
    for (std::size_t goal = 0; goal < 3; ++goal) EXPECT_NEAR(believed.treasure[goal], 1.0 / 3, 1e-9);
  }
}

}  // namespace
}  // namespace filon::classic::bots

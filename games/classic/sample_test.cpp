// Worlds sampled from beliefs: what the seat sees stays, and the others know what they have looked at.
#include "games/classic/sample.h"

#include <memory>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"

namespace filon::classic {
namespace {

// Plays random matches and calls look(match, looks, rng) before each answer.
template <class Look>
void play_matches(Modules with, int seats, int games, Look look) {
  const Options options{Edition::E2024, seats, seat(0), with};
  const auto rules = std::make_shared<const Rules>(*compose(options, deck_for(options)));
  const auto legal = std::make_unique<Actions>();
  for (int game = 1; game <= games; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    Match match = Match::start(rules, rng.next());
    Looks looks;
    Table before;
    const auto listen = [&] {
      for (const Event& event : match.events()) {
        looks.hear(*rules, before, event.told);
        apply(*rules, before, event.told);
      }
    };
    for (listen(); !match.is_over(); listen()) {
      if (match.is_idle()) {
        match.close();
        continue;
      }
      look(match, looks, rng);
      const Seat by = match.to_act().front();
      legal_actions(*rules, match.sight(by), *legal);
      ASSERT_FALSE(match.play(by, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]));
    }
  }
}

Hypothesis truth_of(const Match& match) {
  Hypothesis truth;
  for (int i = 0; i < match.rules().seats; ++i) truth.roles[seat(i)] = match.sight(seat(i)).mine.role;
  truth.goals = MatchTestAccess::state(match).hidden.goals;
  return truth;
}

// The truth is a hypothesis that agrees with what every seat sees.
void expect_worlds_like(const Match& match, const Looks& looks, Rng& rng) {
  if (rng.below(5) != 0) return;
  const Rules& rules = match.rules();
  const Hypothesis truth = truth_of(match);
  const Seat me = seat(rng.below(rules.seats));
  Hypothesis drawn;
  const World world = sample_world(rules, match.sight(me), Beliefs({truth}, looks), rng, &drawn);
  ASSERT_EQ(unsound(rules, WorldAccess::state(world)), std::nullopt);
  const Sight sight = world.sight(me);
  ASSERT_EQ((View{me, sight.table, sight.mine}), match.view(me));
  ASSERT_EQ(drawn, truth);
  for (int i = 0; i < rules.seats; ++i) {
    const Holding& real = match.sight(seat(i)).mine;
    const Holding& imagined = world.sight(seat(i)).mine;
    ASSERT_EQ(imagined.role, real.role);
    ASSERT_EQ(imagined.goals_seen, real.goals_seen);
    for (int other = 0; other < rules.seats; ++other) {
      const SeenRole& seen = real.roles_seen[seat(other)];
      ASSERT_EQ(imagined.roles_seen[seat(other)].changes, seen.changes);
      ASSERT_EQ(imagined.roles_seen[seat(other)].role == Role::Unknown, seen.role == Role::Unknown);
      // A role that has not changed since is still the one that was seen.
      if (seen.changes == match.table().role_changes[seat(other)]) {
        ASSERT_EQ(imagined.roles_seen[seat(other)].role, seen.role);
      }
    }
  }
}

TEST(SampleWorld, TheOthersKnowWhatTheyWereSeenToLookAt) { play_matches({}, 5, 20, expect_worlds_like); }

TEST(SampleWorld, AlsoWithChangingRoles) { play_matches({Module::Saboteur2}, 6, 40, expect_worlds_like); }

TEST(SampleWorld, WhatIsNotBelievedIsLeftToChance) {
  play_matches({Module::Saboteur2}, 7, 5, [](const Match& match, const Looks& looks, Rng& rng) {
    const Sight sight = match.sight(seat(0));
    Hypothesis drawn;
    const World world = sample_world(match.rules(), sight, Beliefs(looks), rng, &drawn);
    ASSERT_EQ(unsound(match.rules(), WorldAccess::state(world)), std::nullopt);
    ASSERT_EQ(drawn.roles[seat(0)], sight.mine.role);
    for (int i = 0; i < 7; ++i) ASSERT_EQ(drawn.roles[seat(i)], world.sight(seat(i)).mine.role);
  });
}

// In the pause between two rounds, some seats have already agreed to go on.
TEST(SampleWorld, SealedAnswersAreDrawnToFit) {
  int sealed = 0;
  const Options options{Edition::E2024, 4, seat(0), {}};
  const auto rules = std::make_shared<const Rules>(*compose(options, deck_for(options)));
  Match match = Match::start(rules, 3);
  Rng rng(3);
  const auto legal = std::make_unique<Actions>();
  while (!match.is_window()) {
    const Seat by = match.to_act().front();
    legal_actions(*rules, match.sight(by), *legal);
    match.play(by, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]);
  }
  ASSERT_FALSE(match.play(seat(2), GoOn{}));
  const World world = sample_world(*rules, match.sight(seat(1)), {}, rng);
  for (int i = 0; i < 4; ++i) sealed += world.sight(seat(i)).mine.sealed ? 1 : 0;
  EXPECT_EQ(sealed, 1);
  EXPECT_EQ(world.sight(seat(2)).mine.sealed, Action(GoOn{}));
}

}  // namespace
}  // namespace filon::classic

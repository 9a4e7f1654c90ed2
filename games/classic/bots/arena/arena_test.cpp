#include <gtest/gtest.h>

#include "games/classic/bots/arena/calibration.h"
#include "games/classic/bots/arena/counting.h"
#include "games/classic/bots/arena/team_counting.h"
#include "games/classic/bots/testing.h"

namespace filon::classic::bots::arena {
namespace {

TEST(Contest, DoesNotDependOnTheNumberOfThreads) {
  const Contest contest{{{"normal", "easy"}, {"easy", "random"}}, rules_for(4), 20, 5};
  const Report one = run_contest(contest, 1);
  const Report three = run_contest(contest, 3);
  ASSERT_EQ(one.standings.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(one.standings[i].diggers_win.yes, three.standings[i].diggers_win.yes);
    EXPECT_EQ(one.standings[i].turns, three.standings[i].turns);
    EXPECT_EQ(one.standings[i].to_first.sum, three.standings[i].to_first.sum);
  }
}

TEST(Contest, ALineUpDoesNotDifferFromItself) {
  const Report report = run_contest({{{"easy", "easy"}, {"easy", "easy"}}, rules_for(3), 20, 9}, 2);
  EXPECT_EQ(report.standings[1].to_first.sum, 0);
  EXPECT_EQ(report.standings[1].to_first.squares, 0);
  EXPECT_EQ(report.standings[1].diggers_win.all, 20);
  // One deal in four of three players has no saboteur.
  EXPECT_LT(report.standings[1].against_saboteurs.all, 20);
}

TEST(Contest, ReportsProgressUpToTheEnd) {
  int last = 0;
  run_contest({{{"random", "random"}}, rules_for(3), 10, 1}, 2, [&](int done, int all) {
    EXPECT_EQ(all, 10);
    last = std::max(last, done);
  });
  EXPECT_EQ(last, 10);
}

// The point of the levels, with so few deals that only a broken bot fails.
TEST(Contest, AttentiveDiggersBeatCarelessOnes) {
  const Report report = run_contest({{{"normal", "random"}, {"random", "random"}}, rules_for(5), 60, 3}, 2);
  EXPECT_GT(report.standings[0].diggers_win.value(), 0.6);
  EXPECT_LT(report.standings[1].diggers_win.value(), 0.1);
}

TEST(Calibration, TheBeliefIsTruerThanTheDealsChances) {
  const auto report = run_calibration({{{"normal", "normal"}}, rules_for(5), 60, 3}, 2);
  EXPECT_EQ(report.judged, 60 * 5 * 4);
  EXPECT_LT(report.belief.log_loss, report.prior.log_loss);
  EXPECT_LT(report.belief.brier, report.prior.brier);
}

TEST(Counting, SharesOfARoleAddUpToAThousand) {
  const Habits habits = count_habits({mixed_company(), {rules_for(3), rules_for(5)}, 20, 3}, 2);
  for (const auto& blocked : habits.share)
    for (const auto& phase : blocked)
      for (const auto& role : phase) {
        float sum = 0;
        for (const float share : role) sum += share;
        EXPECT_NEAR(sum, 1000, 0.1);
      }
  EXPECT_EQ(habits.share, blend(habits, habits, 0.5F).share);
}

TEST(Counting, TheTeamsBehaveAlike) {
  const teams::Habits habits = count_team_habits({mixed_company(), {team_rules(4), team_rules(7)}, 10, 3}, 2);
  for (const auto& blocked : habits.share)
    for (const auto& phase : blocked) {
      EXPECT_EQ(phase[0], phase[1]);
      for (const auto& role : phase) {
        float sum = 0;
        for (const float share : role) sum += share;
        EXPECT_NEAR(sum, 1000, 0.1);
      }
    }
  EXPECT_GT(habits.crystals[teams::place_of(classic::Role::Geologist)], habits.crystals[0]);
  EXPECT_EQ(as_code(habits).rfind("const Habits counted_habits{", 0), 0U);
}

TEST(Share, HasWilsonsInterval) {
  const Share share{50, 100};
  EXPECT_NEAR(share.low(), 0.4038, 1e-4);
  EXPECT_NEAR(share.high(), 0.5962, 1e-4);
  const Share none{0, 10};
  EXPECT_NEAR(none.low(), 0, 1e-12);
  EXPECT_GT(none.high(), 0.2);
}

TEST(Difference, IsPairedDealByDeal) {
  Difference difference;
  for (const double one : {1.0, 0.0, -1.0, 1.0}) difference.add(one);
  EXPECT_NEAR(difference.value(), 0.25, 1e-12);
  EXPECT_NEAR(difference.margin(), 0.9383, 1e-3);
}

}  // namespace
}  // namespace filon::classic::bots::arena

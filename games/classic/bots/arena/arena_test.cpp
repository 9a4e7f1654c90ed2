#include <gtest/gtest.h>

#include "bots/contest.h"
#include "games/classic/bots/arena/calibration.h"
#include "games/classic/bots/arena/counting.h"
#include "games/classic/bots/bot.h"
#include "games/classic/bots/testing.h"

namespace filon::classic::bots::arena {
namespace {

using filon::bots::LineUp, filon::bots::Report;

LineUp line_up(const Rules& rules, std::string_view text) {
  const auto interests = filon::bots::Traits<Classic>::interests(rules);
  return *LineUp::parse(text, {all_levels(), interests, rules.seats});
}

Report contest(const Rules& rules, std::initializer_list<std::string_view> texts, int deals, std::uint64_t seed,
               int threads, const filon::bots::Progress& progress = {}) {
  filon::bots::Contest<Classic> contest{{}, rules, deals, seed};
  for (std::string_view text : texts) contest.line_ups.push_back(line_up(rules, text));
  return run_contest(contest, threads, progress);
}

TEST(Contest, DoesNotDependOnTheNumberOfThreads) {
  const Rules rules = rules_for(4);
  const Report one = contest(rules, {"normal/easy", "easy/random"}, 20, 5, 1);
  const Report three = contest(rules, {"normal/easy", "easy/random"}, 20, 5, 3);
  ASSERT_EQ(one.standings.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(one.standings[i].turns, three.standings[i].turns);
    for (std::size_t n = 0; n < 2; ++n) {
      EXPECT_EQ(one.standings[i].interests[n].wins.value, three.standings[i].interests[n].wins.value);
      EXPECT_EQ(one.standings[i].interests[n].gold.value, three.standings[i].interests[n].gold.value);
      EXPECT_EQ(one.standings[i].interests[n].wins_to_first.value, three.standings[i].interests[n].wins_to_first.value);
    }
  }
}

TEST(Contest, ALineUpDoesNotDifferFromItself) {
  const Report report = contest(rules_for(3), {"easy", "digger=easy,saboteur=easy"}, 20, 9, 2);
  for (const auto& figures : report.standings[1].interests) {
    EXPECT_EQ(figures.wins_to_first.value, 0);
    EXPECT_EQ(figures.gold_to_first.margin(), 0);
  }
  EXPECT_EQ(report.standings[1].interests[0].wins.count, 20);
  // With three players, one deal in four has no saboteur.
  EXPECT_LT(report.standings[1].interests[1].wins.count, 20);
}

TEST(Contest, ReportsProgressUpToTheEnd) {
  int last = 0;
  contest(rules_for(3), {"random"}, 10, 1, 2, [&](int done, int all) {
    EXPECT_EQ(all, 10);
    last = std::max(last, done);
  });
  EXPECT_EQ(last, 10);
}

// Higher levels must play better. There are so few deals that only a broken bot fails this test.
TEST(Contest, AttentiveDiggersBeatCarelessOnes) {
  const Report report = contest(rules_for(5), {"normal/random", "random"}, 60, 3, 2);
  EXPECT_GT(report.standings[0].interests[0].wins.value, 0.6);
  EXPECT_LT(report.standings[1].interests[0].wins.value, 0.1);
}

TEST(Contest, MeasuresEveryInterestOfAGameWithTeams) {
  const Report report = contest(team_rules(6), {"normal"}, 60, 3, 2);
  std::vector<std::string> names;
  double gold = 0;
  for (const auto& figures : report.standings[0].interests) {
    names.push_back(figures.interest);
    EXPECT_GT(figures.wins.count, 0) << figures.interest;
    EXPECT_GE(figures.gold.value, 0) << figures.interest;
    gold += figures.gold.value;
  }
  EXPECT_EQ(names, (std::vector<std::string>{"saboteur", "blue", "green", "boss", "profiteer", "geologist"}));
  EXPECT_GT(gold, 1);
}

// Each level sits on each seat once, on the same deals, so the difference in gold comes from the level alone.
TEST(Contest, ALevelOnOneSeatIsMeasuredOnAll) {
  const Report report = contest(team_rules(4), {"normal+random+random+random"}, 30, 3, 2);
  const auto& standing = report.standings[0];
  EXPECT_EQ(standing.rounds, 120);
  ASSERT_EQ(standing.levels.size(), 2U);
  EXPECT_EQ(standing.levels[0].level, "normal");
  EXPECT_EQ(standing.levels[0].gold_to_first.value, 0);
  EXPECT_LT(standing.levels[1].gold_to_first.value, 0);
}

// A bot must not be able to predict the cards from its seed.
TEST(Contest, NoBotGetsTheSeedOfItsDeal) {
  const Rules rules = rules_for(3);
  filon::bots::Contest<Classic> contest{{line_up(rules, "random")}, rules, 5, 7};
  contest.make = [](std::string_view level, const Rules& those, Seat who, std::uint64_t seed) {
    for (int deal = 0; deal < 5; ++deal) EXPECT_NE(seed, filon::bots::seed_for(filon::bots::Purpose::Deal, 7, deal));
    return make_bot(level, those, who, seed);
  };
  run_contest(contest, 1);
}

TEST(Calibration, TheBeliefIsTruerThanTheDealsChances) {
  const auto report = run_calibration({{"normal"}, rules_for(5), 60, 3}, 2);
  EXPECT_EQ(report.judged, 60 * 5 * 4);
  EXPECT_LT(report.belief.log_loss, report.prior.log_loss);
  EXPECT_LT(report.belief.brier, report.prior.brier);
}

void expect_shares(const Habits& habits, std::initializer_list<Role> roles) {
  for (const auto& blocked : habits.share)
    for (const auto& phase : blocked)
      for (Role role : roles) {
        float sum = 0;
        for (const float share : of(phase, role)) sum += share;
        EXPECT_NEAR(sum, 1000, 0.1);
      }
}

TEST(Counting, SharesOfARoleAddUpToAThousand) {
  const Habits habits = count_habits({mixed_company(), {rules_for(3), rules_for(5)}, 20, 3}, 2);
  expect_shares(habits, {Role::GoldDigger, Role::Saboteur});
  EXPECT_EQ(habits.share, blend(habits, habits, 0.5F).share);
}

TEST(Counting, TheTeamsBehaveAlike) {
  const Habits habits = count_habits({mixed_company(), {team_rules(4), team_rules(7)}, 10, 3}, 2);
  expect_shares(habits,
                {Role::Saboteur, Role::BlueDigger, Role::GreenDigger, Role::Boss, Role::Profiteer, Role::Geologist});
  for (const auto& blocked : habits.share)
    for (const auto& phase : blocked) EXPECT_EQ(of(phase, Role::BlueDigger), of(phase, Role::GreenDigger));
  EXPECT_GT(of(habits.crystals, Role::Geologist), of(habits.crystals, Role::BlueDigger));
  EXPECT_EQ(as_code(habits).rfind("{{{", 0), 0U);
}

}  // namespace
}  // namespace filon::classic::bots::arena

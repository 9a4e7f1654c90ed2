// Deals and bots have fixed seeds, so these figures are the same in every run and on every platform.
#include <gtest/gtest.h>

#include "bots/contest.h"
#include "games/lost_mines/bots/arena/calibration.h"
#include "games/lost_mines/bots/bot.h"
#include "games/lost_mines/bots/testing.h"

namespace filon::lost_mines::bots::arena {
namespace {

#ifdef FILON_SANITIZED
constexpr int deals = 4;  // only that they can be played
constexpr bool is_enough = false;
#else
constexpr int deals = 80;
constexpr bool is_enough = true;
#endif

TEST(LostMinesArena, ANormalBotWinsMoreThanTheOthers) {
  filon::bots::Contest<LostMines> contest{.line_ups = {}, .rules = rules_for(4), .deals = deals};
  const auto interests = filon::bots::Traits<LostMines>::interests(contest.rules);
  for (std::string_view text : {"normal+easy+easy+easy", "normal+random+random+random"})
    contest.line_ups.push_back(*filon::bots::LineUp::parse(text, {all_levels(), interests, contest.rules.seats}));
  const auto report = run_contest(contest, 2);
  for (const auto& standing : report.standings)
    for (const auto& level : standing.levels) {
      if (!is_enough || level.level == "normal") continue;
      EXPECT_LT(level.gold_to_first.high, 0) << standing.line_up;
    }
}

TEST(LostMinesArena, BeliefsAreTruerThanTheDeal) {
  const auto report = run_calibration({{"normal"}, rules_for(6), deals, 3}, 2);
  EXPECT_EQ(report.judged, deals * 6 * 5);
  if (!is_enough) return;
  EXPECT_LT(report.belief.log_loss, report.prior.log_loss);
  EXPECT_LT(report.belief.brier, report.prior.brier);
}

}  // namespace
}  // namespace filon::lost_mines::bots::arena

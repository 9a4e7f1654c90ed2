// Deals and bots have fixed seeds, so these figures are the same in every run and on every platform.
#include <gtest/gtest.h>

#include "bots/contest.h"
#include "games/lost_mines/bots/arena/yield.h"
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

TEST(LostMinesArena, NormalBotsMakeRoundsWork) {
  for (int seats : {3, 6, 9}) {
    const Yield yield = measure({.rules = rules_for(seats), .deals = deals}, 2);
    if (!is_enough) continue;
    EXPECT_GT(yield.collected.value, 0.6) << seats;
    EXPECT_LT(yield.collected.value, 0.95) << seats;
    EXPECT_LT(yield.nothing.value, 0.1) << seats;
    for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur})
      EXPECT_GT(yield.won[static_cast<std::size_t>(role)].low, 1) << seats << ' ' << name(role);
  }
}

TEST(LostMinesArena, ANormalBotWinsMoreThanTheOthers) {
  filon::bots::Contest<LostMines> contest{.line_ups = {}, .rules = rules_for(4), .deals = deals};
  const auto interests = filon::bots::Traits<LostMines>::interests(contest.rules);
  for (std::string_view text : {"normal+easy+easy+easy", "normal+random+random+random"})
    contest.line_ups.push_back(*filon::bots::LineUp::parse(text, {levels(), interests, contest.rules.seats}));
  const auto report = run_contest(contest, 2);
  for (const auto& standing : report.standings)
    for (const auto& level : standing.levels) {
      if (!is_enough || level.level == "normal") continue;
      EXPECT_LT(level.gold_to_first.high, 0) << standing.line_up;
    }
}

}  // namespace
}  // namespace filon::lost_mines::bots::arena

// Deals and bots have fixed seeds, so these figures are the same in every run and on every platform.
#include "games/lost_mines/terminal/terminal.h"

#include <gtest/gtest.h>

#include "games/lost_mines/terminal/entry.h"

namespace filon::lost_mines::terminal {
namespace {

#ifdef FILON_SANITIZED
constexpr int games_each = 2;  // only that they can be played
constexpr bool is_enough = false;
#else
constexpr int games_each = 60;
constexpr bool is_enough = true;
#endif

TEST(LostMinesTerminal, NormalBotsMakeRoundsWork) {
  for (int players : {3, 6, 9}) {
    games::Choice choice = Outside::choice_of({});
    choice.players = players;
    const std::vector<std::string> levels(static_cast<std::size_t>(players), "normal");
    const auto report =
        program().simulate({choice}, {.games = games_each, .threads = 2, .levels = levels}, [](int, int) {});
    if (!is_enough) continue;
    const auto& [collected, without] = std::tie(report.tally.portions[0], report.tally.portions[1]);
    EXPECT_EQ(collected.of, players * report.tally.rounds);
    EXPECT_GT(collected.count, 0.6 * static_cast<double>(collected.of)) << players;
    EXPECT_LT(collected.count, 0.9 * static_cast<double>(collected.of)) << players;
    EXPECT_LT(without.count, 0.1 * static_cast<double>(without.of)) << players;
    for (std::size_t role = 0; role < report.interests.size(); ++role)
      EXPECT_GT(report.tally.gold_of_interest[role], report.tally.seats_in_round[role]) << report.interests[role];
  }
}

}  // namespace
}  // namespace filon::lost_mines::terminal

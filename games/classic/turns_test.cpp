// Whose turn is next, in both directions of play.
#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"

namespace filon::classic {
namespace {

// Plays a random round in this direction; after each turn the next seat must be asked.
void play_round(const Options& options, int direction, Seed seed) {
  const auto rules = std::make_shared<const Rules>(*compose(options, deck_for(options)));
  State state = MatchTestAccess::state(Match::start(rules, seed));
  state.table.direction = static_cast<std::int8_t>(direction);
  Match match = MatchTestAccess::open(rules, state, seed);
  const auto legal = std::make_unique<Actions>();
  Rng rng(seed);
  int turns = 0;
  while (match.table().question.what == Ask::TakeTurn && match.table().round == 1) {
    const Seat by = match.to_act().front();
    legal_actions(*rules, match.sight(by), *legal);
    ASSERT_EQ(match.play(by, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]),
              std::nullopt);
    ASSERT_EQ(unsound(*rules, MatchTestAccess::state(match)), std::nullopt);
    if (match.table().question.what != Ask::TakeTurn) break;
    ASSERT_EQ(match.to_act(), Seats(direction > 0 ? left_of(by, options.seats) : right_of(by, options.seats)));
    ++turns;
  }
  EXPECT_GT(turns, options.seats);
}

TEST(Turns, go_round_in_both_directions) {
  for (int direction : {1, -1})
    for (Seed seed = 1; seed <= 10; ++seed) {
      play_round({Edition::E2024, 5, seat(0), {}}, direction, seed);
      play_round({Edition::E2024, 7, seat(0), {Module::Saboteur2}}, direction, seed);
    }
}

}  // namespace
}  // namespace filon::classic

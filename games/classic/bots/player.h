// The players behind the levels; make_bot() in bot.h gives them by name. Rules and weights must outlive them.
#pragma once

#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/bot.h"
#include "games/classic/bots/policy/weights.h"

namespace filon::classic::bots {

struct Style {
  const Weights& weights;
  Attention attention = Attention::Moves;
  bool cares_how_it_looks = true;  // to the others
  double temperature = 0;          // of the noise in its choice
};

// Believes what it sees and, if it pays attention, what everybody's answers tell; then gives the best answer it knows,
// or one nearly as good.
std::unique_ptr<Bot> make_player(const Rules&, const Style&, std::uint64_t seed);
// Any legal answer, or any but a discard while there is another.
std::unique_ptr<Bot> make_random_player(std::uint64_t seed, bool discards);

}  // namespace filon::classic::bots

// The players behind the levels; make_bot() in bot.h makes them by name. Rules and weights must outlive them.
#pragma once

#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/bot.h"
#include "games/classic/bots/policy/weights.h"

namespace filon::classic::bots {

struct Style {
  const Weights& weights;
  Attention attention = Attention::Moves;
  bool cares_how_it_looks = true;  // to the others
  double temperature = 0;          // noise in its choice
};

// Believes facts and, if it pays attention, draws conclusions from the answers of others. Gives the best answer it
// finds, or one nearly as good.
std::unique_ptr<Bot> make_player(const Rules&, const Style&, std::uint64_t seed);
// Gives any legal answer; without `discards`, a discard only if there is nothing else.
std::unique_ptr<Bot> make_random_player(std::uint64_t seed, bool discards);

}  // namespace filon::classic::bots

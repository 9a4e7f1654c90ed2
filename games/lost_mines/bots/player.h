// The players behind the levels; make_bot() in bot.h makes them by name. The rules must outlive them.
#pragma once

#include "games/lost_mines/bots/belief/witness.h"
#include "games/lost_mines/bots/bot.h"
#include "games/lost_mines/bots/policy/score.h"

namespace filon::lost_mines::bots {

struct Style {
  Weights weights{};
  Attention attention = Attention::Moves;
  double temperature = 0;  // noise in the choice of cards, in points
};

std::unique_ptr<Bot> make_player(const Rules&, const Style&, std::uint64_t seed);
// Gives any legal answer.
std::unique_ptr<Bot> make_random_player(std::uint64_t seed);

}  // namespace filon::lost_mines::bots

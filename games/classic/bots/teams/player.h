// The player behind the levels in a game with teams; make_bot() in bot.h gives it by name.
#pragma once

#include "games/classic/bots/bot.h"
#include "games/classic/bots/teams/weights.h"
#include "games/classic/bots/teams/witness.h"

namespace filon::classic::bots::teams {

// Rules and weights must outlive it.
std::unique_ptr<Bot> make_player(const classic::Rules&, const Weights&, Attention, double temperature,
                                 std::uint64_t seed);

}  // namespace filon::classic::bots::teams

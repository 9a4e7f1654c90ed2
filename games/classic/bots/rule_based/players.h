// The players behind the levels; make_bot() in bot.h gives them by name. Rules and weights must outlive them.
#pragma once

#include "games/classic/bots/bot.h"
#include "games/classic/bots/rule_based/weights.h"

namespace filon::classic::bots {

// Any legal answer, or any but a discard while there is another.
std::unique_ptr<Bot> make_random_player(std::uint64_t seed, bool discards);
// Believes the chances of the deal and the goals it has seen, nothing more.
std::unique_ptr<Bot> make_greedy_player(const classic::Rules&, const Weights&, double temperature, std::uint64_t seed);
// Believes what everybody's answers tell.
std::unique_ptr<Bot> make_attentive_player(const classic::Rules&, const Weights&, double temperature,
                                           std::uint64_t seed);

}  // namespace filon::classic::bots

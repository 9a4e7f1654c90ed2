// How good each answer is for the interest of who gives it: the one function behind easy and normal, and the prior and
// the playouts of every search. Diggers and saboteurs of the base game go by rules of thumb; where there are teams, an
// answer is worth what it adds to the nuggets its player may expect.
#pragma once

#include <span>

#include "games/classic/bots/policy/situation.h"
#include "games/classic/bots/policy/weights.h"

namespace filon::classic::bots {

// Writes one score for each answer; more is better for the role the player holds. Answers to other questions than whose
// turn it is are scored too.
void score(const Situation&, const Weights&, const Actions&, std::span<double> scores);

}  // namespace filon::classic::bots

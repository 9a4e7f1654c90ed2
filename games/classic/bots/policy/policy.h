// How good each answer is for the interest of its player. The levels easy and normal use this function, and so do the
// prior and the playouts of every search. Diggers and saboteurs of the base game use rules of thumb; with teams, an
// answer is worth what it adds to the expected nuggets.
#pragma once

#include <span>

#include "games/classic/bots/policy/situation.h"
#include "games/classic/bots/policy/weights.h"

namespace filon::classic::bots {

// Writes one score for each answer; higher is better for the player's role. Also scores answers to questions other than
// a turn.
void score(const Situation&, const Weights&, const Actions&, std::span<double> scores);

}  // namespace filon::classic::bots

// What happens in a game of the classic family, as the dealer does it.
#pragma once

#include "games/classic/apply.h"
#include "games/classic/state.h"
#include "kernel/dealer.h"

namespace filon::classic {

void begin_round(Dealer&, int round, Seat first);  // setup.cpp
void end_round(Dealer&, Seat finisher);            // scoring.cpp; nobody: the treasure was not reached
void begin_thefts(Dealer&);                        // cards/thief.cpp
void draw(Dealer&, Seat who, int cards);           // turns.cpp; as many as there are
void end_turn(Dealer&, Seat by, int draws);        // turns.cpp; draws, then the next turn
void turn_goals(Dealer&, Seat by, Cell laid);  // cards/path.cpp; those that a tunnel reaches, which may end the round
void end_sharing(Dealer&);                     // scoring.cpp; the end of the match, or a pause before the next round

}  // namespace filon::classic

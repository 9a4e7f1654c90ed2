// The steps of a classic game, as the dealer performs them.
#pragma once

#include "games/classic/apply.h"
#include "games/classic/state.h"
#include "kernel/dealer.h"

namespace filon::classic {

void begin_round(Dealer&, int round, Seat first);  // setup.cpp
void end_round(Dealer&, Seat finisher);            // scoring.cpp; nobody: the treasure was not reached
void begin_thefts(Dealer&);                        // cards/thief.cpp
void draw(Dealer&, Seat who, int cards);           // turns.cpp; fewer if the pile is too small
void end_turn(Dealer&, Seat by, int draws);        // turns.cpp; draws, then starts the next turn
void turn_goals(Dealer&, Seat by, Cell laid);      // cards/path.cpp; the reached goals, which may end the round
void end_sharing(Dealer&);                         // scoring.cpp; ends the match, or pauses before the next round

}  // namespace filon::classic

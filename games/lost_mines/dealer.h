// The steps of the game, as the dealer performs them.
#pragma once

#include "games/lost_mines/apply.h"
#include "games/lost_mines/state.h"
#include "kernel/dealer.h"

namespace filon::lost_mines {

void begin_round(Dealer&, int round, Seat first);  // setup.cpp; nobody: chance decides who begins

// turns.cpp
void step_2(Dealer&, Seat by, int draws);  // after step 1; asks where to walk, unless there is nowhere to go
void end_turn(Dealer&, Seat by, int draws);
void next_turn(Dealer&, Seat after);

// mines.cpp
void reveal(Dealer&, Seat by, std::size_t mine, Cell from);
void open_mine(Dealer&, Seat by, Rotation, bool chosen);
void collect(Dealer&, Seat by, Slot);  // no_slot: asks, if there is something to choose
void collect_first(Dealer&, Seat by);  // asks nothing

void end_round(Dealer&, Because);  // loot.cpp
void next_round(Dealer&);          // setup.cpp

}  // namespace filon::lost_mines

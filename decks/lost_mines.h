// What only boxes of The Lost Mines have: the board, and contents that the rules fix (LOST-SETUP-31 to LOST-SETUP-37).
#pragma once

#include "decks/box.h"
#include "decks/fields.h"

namespace filon::decks {

// The section "board" of a file. Complains if it is missing or wrong.
Board read_board(const Fields& file, Complaint& complaint);

// Complains if the rules cannot be played with these cards.
void check_lost_mines(const Box& box, Complaint& complaint);

}  // namespace filon::decks

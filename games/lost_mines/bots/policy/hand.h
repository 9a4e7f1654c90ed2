// What a card in the hand is worth, whatever may be done with it now: which one to play of two that do the same, and
// which one to discard.
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines::bots {

// Between 0 and about 1.
double usefulness(const Rules&, Sight, Card);

}  // namespace filon::lost_mines::bots

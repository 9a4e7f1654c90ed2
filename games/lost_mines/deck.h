// Makes the deck of the game from its box.
#pragma once

#include "decks/box.h"
#include "games/lost_mines/rules.h"

namespace filon::lost_mines {

Result<Deck> deck_of(const decks::Box&);

// The box in data/.
const Deck& printed_deck();

}  // namespace filon::lost_mines

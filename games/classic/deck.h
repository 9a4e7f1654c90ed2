// Makes the deck of the classic game from its boxes.
#pragma once

#include <span>

#include "decks/box.h"
#include "games/classic/rules.h"

namespace filon::classic {

// The cards of all these boxes; rows with the same id are copies of one kind.
Result<Deck> deck_of(std::span<const decks::Box> boxes);

// The printed base game.
const Deck& base_deck();
// The cards used with these options.
Deck deck_for(const Options&);

}  // namespace filon::classic

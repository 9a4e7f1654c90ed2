// The boxes of the classic family as the deck its engine plays with.
#pragma once

#include <span>

#include "decks/box.h"
#include "games/classic/rules.h"

namespace filon::classic {

// The cards of these boxes together; rows with the same id are copies of one kind.
Result<Deck> deck_of(std::span<const decks::Box> boxes);

// The base game as printed.
const Deck& base_deck();
// The boxes that these options play with.
Deck deck_for(const Options&);

}  // namespace filon::classic

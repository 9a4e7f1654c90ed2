// The boxes of the classic family as the deck its engine plays with.
#pragma once

#include <span>

#include <filon/classic/rules.h>

#include "box.h"

namespace filon::decks {

// The cards of these boxes together; rows with the same id are copies of one kind.
Result<classic::Deck> classic_deck(std::span<const Box> boxes);

// The base game as printed.
const classic::Deck& base_deck();
// The boxes that these options play with.
const classic::Deck& deck_for(const classic::Options&);

}  // namespace filon::decks

// The words for positions in scenario files: docs/scenarios.md, "The Lost Mines".
#pragma once

#include "decks/fields.h"
#include "games/lost_mines/state.h"
#include "scenarios/stacked_chance.h"

namespace filon::lost_mines {

// What is not named is dealt so that the position is sound. `stacks` receives what is drawn next.
State read_position(const Rules&, const decks::Fields&, std::vector<scenarios::Stack>& stacks);

}  // namespace filon::lost_mines

// What a seat can still conclude from goals it has seen and that were mixed since (WC17-10).
#pragma once

#include "games/classic/table.h"

namespace filon::classic::bots {

// Whether the treasure can lie at this goal, as far as the seat knows.
bool may_be_treasure(const Rules&, Sight, std::size_t goal);

}  // namespace filon::classic::bots

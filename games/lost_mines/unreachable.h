// Whether a round is over for want of any way to a treasure (docs/rules/lost-mines.md 4.4).
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines {

// By what everybody knows: true only if no treasure can be taken any more, whatever is hidden.
bool is_hopeless(const Rules&, const Table&);

}  // namespace filon::lost_mines

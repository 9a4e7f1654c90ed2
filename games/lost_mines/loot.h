// Sharing the loot (docs/rules/lost-mines.md 4.5).
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines {

// What every seat wins. Requires: the table shows owners and values of the collected treasures, and all roles.
Loot share_loot(const Table&);

}  // namespace filon::lost_mines

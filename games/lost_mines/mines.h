// Mines and their treasures.
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines {

// The rotations in which the mine just revealed may lie: open where the dwarf came in, and fitting as many other
// neighbours as possible (docs/rules/lost-mines.md 4.1). Of rotations that look the same only the smallest.
Inline<Rotation, 4> rotations_offered(const Rules&, const Table&);

// The treasures that a dwarf takes who ends a walk here, by slot.
Inline<std::uint8_t, most_slots> treasures_for(const Rules&, const Table&, Cell);
// Whether the slot makes a difference to this seat: there are several, and it has looked at one of them.
bool has_favourite(const Table&, Seat, const Inline<std::uint8_t, most_slots>&);

}  // namespace filon::lost_mines

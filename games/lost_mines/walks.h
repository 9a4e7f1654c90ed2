// Step 2 of a turn: which walks there are, and which of them are the same (LAMB-43).
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines {

// How many cards the dwarf of this seat may enter (LOST-MOVE-01, -02).
int step_limit(const Table&, Seat);
// Whether it can go anywhere at all.
bool can_step(const Table&, Seat);

std::optional<Refusal> refuse(const Rules&, const Table&, Seat by, const Walk&);
inline std::optional<Refusal> refuse(const Rules& rules, Sight sight, const Walk& walk) {
  return refuse(rules, sight.table, sight.me, walk);
}
// Different walks: they end on different cards, cross other traps or cross them in another order.
void list_walks(const Rules&, Sight, Actions& out);
// The shortest walk that is the same, with the treasure it takes. A walk that is not legal stays as it is.
Walk shortest(const Rules&, const Table&, Seat by, const Walk&);
// The treasure of the listed walk that is the same: the first one, if the player has seen none of those there.
Slot seen_alike(const Rules&, const Table&, Seat by, const Walk&);

}  // namespace filon::lost_mines

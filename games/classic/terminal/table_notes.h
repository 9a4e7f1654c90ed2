// What lies on the table and a drawing of the maze does not show.
#pragma once

#include <string>
#include <vector>

#include "games/classic/table.h"
#include "terminal/names.h"

namespace filon::classic::terminal {

// A sentence each: what was announced and who pays, what is in play, whose pawns stand in the maze, the direction of
// play if it is reversed, and whether maps are banned.
std::vector<std::string> table_notes(const Rules&, const Table&, const filon::terminal::Names&);

// The seat that announced a card; nobody if no card is announced.
Seat announcer(const Table&);
// "Ann wants to place nes at (3,0)." Requires: a card is announced.
std::string announcement(const Rules&, const Table&, const filon::terminal::Names&);

}  // namespace filon::classic::terminal

// Whether there is a way through the maze past doors of one colour (docs/rules/classic.md, section 4.1).
#pragma once

#include "games/classic/table.h"

namespace filon::classic {

// From the start or any ladder to that cell, through no segment with a door of that colour (S2-PATH-22, -25, -26).
bool has_route(const Rules&, const Tunnels&, Cell to, Door closed);

}  // namespace filon::classic

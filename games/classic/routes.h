// Whether a way leads through the maze without passing doors of one colour (docs/rules/classic.md, section 4.1).
#pragma once

#include "games/classic/table.h"

namespace filon::classic {

// From the start or any ladder to `to`, without segments that have a door of the closed colour (S2-PATH-22, -25, -26).
bool has_route(const Rules&, const Tunnels&, Cell to, Door closed);

}  // namespace filon::classic

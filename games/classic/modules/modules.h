// The modules: each edits the rules of the base game. compose() applies them in the order of the enumeration.
#pragma once

#include "games/classic/rules.h"

namespace filon::classic {

// A reason: why this module cannot be played so.
std::optional<Reason> add_saboteur2(Rules&);

}  // namespace filon::classic

// The modules: each edits the rules of the base game. compose() applies them in the order of the enumeration.
#pragma once

#include "games/classic/rules.h"

namespace filon::classic {

// An error: why this module cannot be played so.
using Edited = std::optional<Error>;

Edited add_saboteur2(Rules&);

}  // namespace filon::classic

// The rules of each module in a few lines, for players who ask.
#pragma once

#include <string_view>

#include "games/classic/modules/modules.h"

namespace filon::classic::terminal {

// Lines that begin with "- ". Empty for Saboteur 2, which has a text of its own.
std::string_view module_rules(Module);

}  // namespace filon::classic::terminal

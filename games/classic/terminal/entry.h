// The classic game's entry in the list of terminal programs.
#pragma once

#include "terminal/program.h"

namespace filon::classic::terminal {

const filon::terminal::Program& program();

}  // namespace filon::classic::terminal

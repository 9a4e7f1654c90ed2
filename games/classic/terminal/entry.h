// The classic game in the list of games of the terminal.
#pragma once

#include "terminal/program.h"

namespace filon::classic::terminal {

const filon::terminal::Program& program();

}  // namespace filon::classic::terminal

// The Lost Mines in a terminal.
#pragma once

#include "terminal/program.h"

namespace filon::lost_mines::terminal {

const filon::terminal::Program& program();

}  // namespace filon::lost_mines::terminal

#include "games/lost_mines/outside.h"
#include "games/lost_mines/state.h"
#include "games/lost_mines/terminal/entry.h"
#include "terminal/program_of.h"

namespace filon::lost_mines::terminal {

const filon::terminal::Program& program() {
  static const filon::terminal::ProgramOf<filon::terminal::Plain<Outside>> program;
  return program;
}

}  // namespace filon::lost_mines::terminal

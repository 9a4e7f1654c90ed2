// The fourth game in the terminal: it draws and words nothing itself.
#include "tests/claims/terminal.h"

#include "terminal/program_of.h"
#include "tests/claims/outside.h"
#include "tests/claims/state.h"

namespace filon::claims {

const terminal::Program& program() {
  static const terminal::ProgramOf<terminal::Plain<Outside>> program;
  return program;
}

}  // namespace filon::claims

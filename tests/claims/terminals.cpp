// The games of the tests for the terminal, in the order of tests/claims/games.cpp.
#include "games/classic/terminal/entry.h"
#include "games/lost_mines/terminal/entry.h"
#include "tests/claims/terminal.h"

namespace filon::terminal {

std::span<const Program* const> all_programs() {
  static const Program* const programs[] = {&classic::terminal::program(), &lost_mines::terminal::program(),
                                            &claims::program()};
  return programs;
}

}  // namespace filon::terminal

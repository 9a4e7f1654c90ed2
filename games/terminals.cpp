// The list of games for the terminal, in the order of games/games.cpp.
#include "games/classic/terminal/entry.h"
#include "games/lost_mines/terminal/entry.h"

namespace filon::terminal {

std::span<const Program* const> all_programs() {
  static const Program* const programs[] = {&classic::terminal::program(), &lost_mines::terminal::program()};
  return programs;
}

}  // namespace filon::terminal

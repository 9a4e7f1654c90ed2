// The games of the tests: its registration is the one line that nothing else needs.
#include "games/classic/entry.h"
#include "games/game.h"
#include "tests/claims/entry.h"

namespace filon::games {

std::span<const Game> all_games() {
  static const Game games[] = {classic::game(), claims::game()};
  return games;
}

}  // namespace filon::games

// The list of games with the game of the tests. Nothing else is needed to register it.
#include "games/classic/entry.h"
#include "games/game.h"
#include "games/lost_mines/entry.h"
#include "tests/claims/entry.h"

namespace filon::games {

std::span<const Game> all_games() {
  static const Game games[] = {classic::game(), lost_mines::game(), claims::game()};
  return games;
}

}  // namespace filon::games

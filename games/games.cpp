// The list of games. No other file names them all.
#include "games/classic/entry.h"
#include "games/game.h"
#include "games/lost_mines/entry.h"

namespace filon::games {

std::span<const Game> all_games() {
  static const Game games[] = {classic::game(), lost_mines::game()};
  return games;
}

}  // namespace filon::games

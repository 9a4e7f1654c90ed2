// The entry of The Lost Mines in the list of games.
#pragma once

#include "games/game.h"

namespace filon::lost_mines {

games::Game game();

}  // namespace filon::lost_mines

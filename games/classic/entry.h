// The classic game's entry in the list of games.
#pragma once

#include "games/game.h"

namespace filon::classic {

games::Game game();

}  // namespace filon::classic

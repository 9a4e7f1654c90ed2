#pragma once

#include "games/game.h"

namespace filon::claims {

games::Game game();

}  // namespace filon::claims

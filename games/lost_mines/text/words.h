// Refusals as English sentences.
#pragma once

#include <string_view>

#include "games/lost_mines/events.h"

namespace filon::lost_mines::text {

// To the player whose answer is refused: "A troll blocks the way."
std::string_view sentence(Refusal);

}  // namespace filon::lost_mines::text

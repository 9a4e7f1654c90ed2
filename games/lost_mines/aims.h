// What a player wants when they point at a place, with a card or with their dwarf, so that they can be told why it is
// not possible.
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines {

struct Aim {
  Card card = no_card;  // none: their dwarf should go there
  std::optional<Cell> at;
  Rotation rotation = Rotation::None;
  std::optional<Edge> edge;
  std::optional<std::uint8_t> mine, slot;
  Seat whom = nobody;
};

// None if such a card cannot be aimed at such a target.
std::optional<Action> aimed(const Rules&, Sight, const Aim&);

// Why this card cannot be played at all. Requires: no legal answer plays it.
Refusal why_unplayable(const Rules&, Sight, Card);

}  // namespace filon::lost_mines

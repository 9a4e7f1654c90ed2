// What a player wants when they point at a place with a card, so that they can be told why it is not possible.
#pragma once

#include "games/classic/table.h"

namespace filon::classic {

struct Aim {
  Card card = no_card;
  std::optional<Cell> at;
  Turned turned = Turned::No;
  Seat whom = nobody;
  std::optional<std::uint8_t> goal;
};

// None if cards of this kind cannot be aimed at such a target.
std::optional<Action> aimed(const Rules&, Sight, const Aim&);

// Why this card cannot be played at all, if the reason is the same for every target. Requires: no legal answer plays
// it.
std::optional<Refusal> why_unplayable(const Rules&, Sight, Card);

}  // namespace filon::classic

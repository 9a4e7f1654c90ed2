// What somebody seems to want who points at a place with a card, so that they can be told why it is not possible.
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

// None: cards of this kind are not aimed at such a thing.
std::optional<Action> aimed(const Rules&, Sight, const Aim&);

// Why this card of the hand cannot be played at all, if one thing is in the way wherever it is aimed at. Requires: no
// legal answer plays it.
std::optional<Refusal> why_unplayable(const Rules&, Sight, Card);

}  // namespace filon::classic

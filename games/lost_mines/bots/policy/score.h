// A policy for every interest: an answer is worth what it adds to the points that the seat may expect.
#pragma once

#include <span>

#include "games/lost_mines/bots/policy/interest.h"
#include "games/lost_mines/game.h"

namespace filon::lost_mines::bots {

struct Weights {
  double rivalry = 0.35;      // see interest_of
  double hand = 0.02;         // of the usefulness of cards, in points
  double look_at_mine = 0.6;  // of secret information
  double look_at_treasure = 0.3;
  double look_at_dwarf = 0.04;
};

// Rates all legal answers to one question, in points. Requires: `scores` has as many members as `legal`.
void score(const Rules&, Sight, const RoleOdds&, const Weights&, const Actions& legal, std::span<double> scores);

}  // namespace filon::lost_mines::bots

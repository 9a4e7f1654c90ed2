// Whose treasures are worth how much to a seat: the value at the end, as a share of what every seat collects.
#pragma once

#include "games/lost_mines/bots/belief/role_odds.h"
#include "games/lost_mines/bots/policy/outlook.h"

namespace filon::lost_mines::bots {

using Interest = PerSeat<double>;

// Points are won by each player alone, so what one seat wins the others lag behind: `rivalry` is how much it minds the
// points of all others together, against its own.
Interest interest_of(int seats, const Table&, Seat, Role, const RoleOdds&, double rivalry);

inline double worth(int seats, const Interest& interest, const Outlook& expected) {
  double points = 0;
  for (int i = 0; i < seats; ++i) points += interest[seat(i)] * expected[seat(i)];
  return points;
}

}  // namespace filon::lost_mines::bots

// A value for a position: what every seat may expect to collect in the rest of the round, in points.
#pragma once

#include "games/lost_mines/bots/policy/prospects.h"
#include "games/lost_mines/bots/ways/ways.h"

namespace filon::lost_mines::bots {

// How many turns each seat still has, and where its dwarf stands.
struct Standing {
  PerSeat<double> turns;
  PerSeat<Cell> dwarf;
};
Standing standing_at(const Table&);

using Outlook = PerSeat<double>;
Outlook outlook(int seats, const Standing&, const Ways&, const Prospects&);

}  // namespace filon::lost_mines::bots

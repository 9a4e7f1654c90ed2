// Whether the second path card of a scout can reach the treasure.
#pragma once

#include "games/classic/bots/policy/situation.h"

namespace filon::classic::bots {

struct Finish {
  std::size_t goal = 0;
  double chance = 0;  // that this goal is the treasure; 0: no goal can be reached
};

// The best goal that another path card of the hand reaches after this one.
Finish best_second(const Situation&, const PlacePath& first);

}  // namespace filon::classic::bots

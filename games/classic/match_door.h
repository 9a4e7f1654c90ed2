// How scenarios and tests open a match in any position and look into it.
#pragma once

#include "games/classic/dealer.h"
#include "games/classic/match.h"

namespace filon::classic {

struct MatchDoor {
  static const State& state(const Match&);
  // A match in this position. Chance comes from the script if there is one, else from the seed. Its record holds the
  // answers from here on, so it cannot be replayed from a deal.
  static Match open(std::shared_ptr<const Rules>, const State&, Seed, std::shared_ptr<Chance> script = nullptr);
};

}  // namespace filon::classic

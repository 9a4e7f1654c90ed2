// Worlds for searches, sampled from what one seat sees and believes.
#pragma once

#include "games/lost_mines/game.h"

namespace filon::lost_mines {

// What a seat may believe about the round: the role of every seat, and the cards of the mines.
struct Hypothesis {
  PerSeat<Role> roles;                                               // Unknown: random
  std::array<Card, mines> mine{no_card, no_card, no_card, no_card};  // no_card: random
  friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
};

// Samples a world in which this seat sees exactly what it sees now. What the hypothesis leaves open, and everything
// else, is dealt at random from what the seat has not seen. The others know what they have looked at. `drawn` receives
// the hypothesis with the random parts filled in. Requires: the hypothesis agrees with what the seat sees.
World sample_world(const Rules&, Sight, const Hypothesis&, Rng&, Hypothesis* drawn = nullptr);

}  // namespace filon::lost_mines

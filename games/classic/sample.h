// Worlds for a searcher, sampled from what one seat sees and believes.
#pragma once

#include <vector>

#include "games/classic/game.h"

namespace filon::classic {

// One hypothesis about the round: who the saboteurs are, and which goal is the treasure.
struct Belief {
  Seats saboteurs;
  std::uint8_t goal = 0;
  float weight = 0;
  friend bool operator==(const Belief&, const Belief&) = default;
};

// What a searcher believes: weighted hypotheses. None at all: the deal's own chances.
class Beliefs {
 public:
  Beliefs() = default;
  // Requires: each hypothesis agrees with what the searcher sees; weights are not negative, one at least is not 0.
  explicit Beliefs(std::vector<Belief> hypotheses);

  bool empty() const { return hypotheses_.empty(); }
  const std::vector<Belief>& hypotheses() const { return hypotheses_; }
  const Belief& draw(Rng&) const;

 private:
  std::vector<Belief> hypotheses_;
  std::vector<double> sums_;  // of the weights up to and with each hypothesis
};

// A world in which this seat sees exactly what it sees now; roles and gold drawn together from the beliefs
// (none given: from the deal's own chances), all else shuffled from what the seat has not seen.
World sample_world(const Rules&, Sight, const Beliefs&, Rng&);

}  // namespace filon::classic

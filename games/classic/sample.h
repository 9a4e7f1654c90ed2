// Worlds for a searcher, sampled from what one seat sees and believes.
#pragma once

#include <vector>

#include "games/classic/game.h"

namespace filon::classic {

// One hypothesis about the round: the role of every seat, and what lies hidden.
struct Hypothesis {
  PerSeat<Role> roles;                                                              // Unknown: left to chance
  std::array<Card, most_goals> goals{no_card, no_card, no_card, no_card, no_card};  // no_card: left to chance
  float weight = 1;
  friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
};

// Who was seen to look at what this round; a table does not remember it.
struct Looks {
  PerSeat<std::uint8_t> goals;           // by who looked: a bit for each goal
  PerSeat<PerSeat<std::uint8_t>> roles;  // by who looked, then at whom: the other's changes of role then, plus one

  // What was told changes it. `before`: the table as it lay then.
  void hear(const Rules&, const Table& before, const Told&);
  friend bool operator==(const Looks&, const Looks&) = default;
};

// What a searcher believes: weighted hypotheses, and who looked where. No hypotheses: the deal's own chances.
class Beliefs {
 public:
  Beliefs() = default;
  // Requires: each hypothesis agrees with what the searcher sees; weights are not negative, one at least is not 0.
  explicit Beliefs(std::vector<Hypothesis>, const Looks& = {});
  explicit Beliefs(const Looks& looks) : looks_(looks) {}

  const std::vector<Hypothesis>& hypotheses() const { return hypotheses_; }
  const Looks& looks() const { return looks_; }
  // One by chance, by weight. None if there are none.
  const Hypothesis* draw(Rng&) const;

 private:
  std::vector<Hypothesis> hypotheses_;
  std::vector<double> sums_;  // of the weights up to and with each hypothesis
  Looks looks_;
};

// A world in which this seat sees exactly what it sees now; roles and goals drawn together from the beliefs, all else
// shuffled from what the seat has not seen. The others know the goals and roles they were seen to look at, and sealed
// answers are drawn among those that fit. `drawn` is the hypothesis, with what was left to chance filled in.
World sample_world(const Rules&, Sight, const Beliefs&, Rng&, Hypothesis* drawn = nullptr);

}  // namespace filon::classic

// Worlds for searches, sampled from what one seat sees and believes.
#pragma once

#include <vector>

#include "games/classic/game.h"

namespace filon::classic {

// One hypothesis about the round: the role of every seat, and the hidden goals.
struct Hypothesis {
  PerSeat<Role> roles;                                                              // Unknown: random
  std::array<Card, most_goals> goals{no_card, no_card, no_card, no_card, no_card};  // no_card: random
  float weight = 1;
  friend bool operator==(const Hypothesis&, const Hypothesis&) = default;
};

// Who has looked at what this round; a table does not remember it.
struct Looks {
  PerSeat<std::uint8_t> goals;           // by seat that looked: one bit for each goal
  PerSeat<std::uint8_t> chests;          // the same for chests
  PerSeat<PerSeat<std::uint8_t>> roles;  // [who looked][at whom]: the other's role changes at that time, plus one

  // Updates with an event. `before`: the table before the event.
  void hear(const Rules&, const Table& before, const Told&);
  friend bool operator==(const Looks&, const Looks&) = default;
};

// What a seat believes: weighted hypotheses, and who looked where. Without hypotheses: the chances of the deal.
class Beliefs {
 public:
  Beliefs() = default;
  // Requires: each hypothesis agrees with what the seat sees; weights are not negative, and at least one is not 0.
  explicit Beliefs(std::vector<Hypothesis>, const Looks& = {});
  explicit Beliefs(const Looks& looks) : looks_(looks), has_looks_(looks != Looks{}) {}

  const std::vector<Hypothesis>& hypotheses() const { return hypotheses_; }
  const Looks& looks() const { return looks_; }
  bool has_looks() const { return has_looks_; }
  // Draws one by weight; null if there are none.
  const Hypothesis* draw(Rng&) const;

 private:
  std::vector<Hypothesis> hypotheses_;
  std::vector<double> sums_;  // sums of the weights up to and including each hypothesis
  Looks looks_;
  bool has_looks_ = false;
};

// Samples a world in which this seat sees exactly what it sees now. Roles and goals are drawn together from the
// beliefs; all other cards are shuffled from what the seat has not seen. The others know the goals and roles that they
// have looked at, and sealed answers are drawn from the possible ones. `drawn` receives the hypothesis, with the random
// parts filled in.
World sample_world(const Rules&, Sight, const Beliefs&, Rng&, Hypothesis* drawn = nullptr);

}  // namespace filon::classic

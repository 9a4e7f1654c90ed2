// A game that remembers nothing of its past: what simulations and searches play by the million.
// A searcher's world is sampled from what he knows, so whatever it shows is his own guess and no secret.
#pragma once

#include <cstddef>
#include <vector>

#include "games/classic/events.h"
#include "kernel/rng.h"

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

class World {
 public:
  // A fresh match. The rules must outlive the world.
  static World start(const Rules&, std::uint64_t seed);

  const Rules& rules() const { return *rules_; }
  const Table& table() const;
  Sight sight(Seat) const;
  Seats to_act() const { return table().to_act(); }
  bool is_over() const { return table().is_over(); }
  Role role(Seat) const;
  int score(Seat) const;  // gold so far, credit included

  void legal_actions(Seat by, Actions& out) const { classic::legal_actions(*rules_, sight(by), out); }
  // Requires: the answer is legal.
  void play(Seat, const Action&);

 private:
  friend World sample_world(const Rules&, Sight, const Beliefs&, Rng&);
  friend struct WorldDoor;
  World(const Rules& rules, std::uint64_t seed) : rules_(&rules), rng_(seed) {}

  const Rules* rules_;
  Rng rng_;
  static constexpr std::size_t room = 4600;
  alignas(8) std::array<std::byte, room> state_;
};

// A world in which this seat sees exactly what it sees now; roles and gold drawn together from the beliefs
// (none given: from the deal's own chances), all else shuffled from what the seat has not seen.
World sample_world(const Rules&, Sight, const Beliefs&, Rng&);

}  // namespace filon::classic

// Chance with some outcomes laid ready: the order of the next cards drawn from the pile, the gold pile and the roles.
#pragma once

#include <deque>

#include "games/classic/dealer.h"
#include "kernel/rng.h"
#include "scenarios/scenario.h"

namespace filon::scenarios {

class StackedChance final : public Chance {
 public:
  StackedChance(const Position&, std::uint64_t seed);

  int pick(Draw, std::span<const std::uint8_t> counts) override;

 private:
  std::deque<int> cards_, gold_, roles_;
  Rng rng_;
};

}  // namespace filon::scenarios

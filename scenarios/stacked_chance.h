// Chance with fixed outcomes: the next draws from some sources are in a given order. All others come from a seed.
#pragma once

#include <deque>
#include <numeric>
#include <vector>

#include "kernel/chance.h"
#include "kernel/rng.h"

namespace filon::scenarios {

struct Stack {
  std::vector<int> sources;  // G::Source, as numbers
  std::deque<int> kinds;
};

class StackedChance final : public Chance {
 public:
  StackedChance(std::vector<Stack> stacks, std::uint64_t seed) : stacks_(std::move(stacks)), rng_(seed) {}

  // A kind with no cards left is skipped.
  int pick(Draw what, std::span<const std::uint8_t> counts) override {
    for (Stack& stack : stacks_) {
      if (std::find(stack.sources.begin(), stack.sources.end(), what.source) == stack.sources.end()) continue;
      if (stack.kinds.empty()) continue;
      const int kind = stack.kinds.front();
      stack.kinds.pop_front();
      if (counts[static_cast<std::size_t>(kind)] > 0) return kind;
    }
    int nth = rng_.below(std::accumulate(counts.begin(), counts.end(), 0));
    std::size_t kind = 0;
    while (nth >= counts[kind]) nth -= counts[kind++];
    return static_cast<int>(kind);
  }

 private:
  std::vector<Stack> stacks_;
  Rng rng_;
};

}  // namespace filon::scenarios

// Chooses an answer by its score.
#pragma once

#include <algorithm>
#include <span>

#include "bots/arithmetic.h"

namespace filon::bots {

// Picks the highest score or one near it: a higher temperature allows larger distances.
class Picker {
 public:
  Picker(double temperature, std::uint64_t seed) : temperature_(temperature), rng_(seed) {}

  // Requires: at least one score.
  std::size_t pick(std::span<const double> scores) {
    const double highest = *std::max_element(scores.begin(), scores.end());
    std::size_t best = 0;
    double best_score = -1e9;
    for (std::size_t i = 0; i < scores.size(); ++i) {
      if (scores[i] < highest - most_noise * temperature_) continue;
      const double noisy = scores[i] + temperature_ * gumbel(rng_);
      if (noisy > best_score) {
        best = i;
        best_score = noisy;
      }
    }
    return best;
  }

 private:
  // Noise almost never makes up for more than this, so lower scores need no random number.
  static constexpr double most_noise = 8;

  double temperature_;
  Rng rng_;
};

}  // namespace filon::bots

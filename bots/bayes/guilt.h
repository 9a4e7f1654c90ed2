// How much a deed speaks against its player.
#pragma once

#include "arithmetic.h"
#include "habits.h"

namespace filon::bots {

// The logarithms of how much rather a saboteur does a deed than a digger.
class Guilts {
 public:
  Guilts() {
    for (std::size_t blocked = 0; blocked < 2; ++blocked)
      for (std::size_t phase = 0; phase < phases; ++phase)
        for (std::size_t deed = 0; deed < deeds; ++deed) {
          const auto of_role = [&](std::size_t role) {
            return likelihood(counted_habits, blocked == 1, static_cast<Phase>(phase), role, static_cast<Deed>(deed));
          };
          logs_[blocked][phase][deed] = natural_log(of_role(1) / of_role(0));
        }
  }
  const std::array<double, deeds>& of(bool blocked, Phase phase) const {
    return logs_[blocked ? 1 : 0][static_cast<std::size_t>(phase)];
  }

 private:
  std::array<std::array<std::array<double, deeds>, phases>, 2> logs_;
};

}  // namespace filon::bots

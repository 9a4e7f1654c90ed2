// How diggers and saboteurs behave, as counted in games of a mixed company (arena/counting.h makes these tables).
#pragma once

#include "games/classic/bots/bayes/deed.h"

namespace filon::classic::bots {

struct Habits {
  // Of a thousand answers of a role, how many are each deed: [blocked][phase][role: digger, saboteur][deed].
  using PerDeed = std::array<float, deeds>;
  std::array<std::array<std::array<PerDeed, 2>, phases>, 2> share;
  // How much rather a role plays on a saboteur than on a digger: [phase][role].
  std::array<std::array<float, 2>, phases> breaks_saboteur;
  std::array<std::array<float, 2>, phases> mends_saboteur;
};

extern const Habits counted_habits;

// A share of all answers that no role explains: keeps one odd answer from convicting anybody.
inline constexpr double unexplained = 0.05;

// How likely the deed is for a role: 0 a digger, 1 a saboteur.
inline double likelihood(const Habits& habits, bool blocked, Phase phase, std::size_t role, Deed deed) {
  const auto& shares = habits.share[blocked ? 1 : 0][static_cast<std::size_t>(phase)][role];
  const double share = static_cast<double>(shares[static_cast<std::size_t>(deed)]) / 1000;
  return (1 - unexplained) * share + unexplained / static_cast<double>(deeds);
}

}  // namespace filon::classic::bots

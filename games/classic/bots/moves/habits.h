// How each role behaves, as counted in games of a mixed company (arena/counting.h makes these tables). Roles that a
// game does not have are 0.
#pragma once

#include "games/classic/bots/moves/move.h"

namespace filon::classic::bots {

struct Habits {
  // How many of a thousand answers of a role are of each kind: [blocked][phase][role][kind].
  using PerKind = std::array<float, move_kinds>;
  std::array<std::array<ByRole<PerKind>, phases>, 2> share;
  // How many of a thousand paths of a role show a crystal.
  ByRole<float> crystals;
  // How much more often than by chance a role targets another: [phase][role][other].
  std::array<ByRole<ByRole<float>>, phases> harms;
  std::array<ByRole<ByRole<float>>, phases> helps;
};

// For the base game, and for games with two teams. Both teams have the same habits, each judged by its own routes.
extern const Habits base_habits;
extern const Habits team_habits;
const Habits& habits_for(const Rules&);

// Answers of one player are not independent, so each counts less than it would alone: to the power 3/4. Square roots
// are exact on every platform, powers are not.
double tempered(double likelihood);

// How likely a role gives this answer if this goal is the treasure, without regard to the target; tempered.
double likelihood(const Habits&, const Move&, Role, std::size_t treasure);

// How suspicious each kind of answer is: the logarithm of how much more often a saboteur gives it than a digger.
using Blame = std::array<double, move_kinds>;
class BlameTable {
 public:
  explicit BlameTable(const Rules&);
  const Blame& of(bool blocked, Phase phase) const { return logs_[blocked ? 1 : 0][static_cast<std::size_t>(phase)]; }

 private:
  std::array<std::array<Blame, phases>, 2> logs_;
};

}  // namespace filon::classic::bots

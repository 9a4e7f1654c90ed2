// How each role behaves, as counted in games of a mixed company (arena/counting.h makes these tables). Rows of roles
// that a game does not have are 0.
#pragma once

#include "games/classic/bots/moves/move.h"

namespace filon::classic::bots {

struct Habits {
  // Of a thousand answers of a role, how many are of each kind: [blocked][phase][role][kind].
  using PerKind = std::array<float, move_kinds>;
  std::array<std::array<ByRole<PerKind>, phases>, 2> share;
  // Of a thousand paths of a role, how many show a crystal.
  ByRole<float> crystals;
  // How much rather a role plays on another than chance would: [phase][role][other].
  std::array<ByRole<ByRole<float>>, phases> harms;
  std::array<ByRole<ByRole<float>>, phases> helps;
};

// Of the base game, and of games with two teams. The teams behave alike, each judged by its own way.
extern const Habits base_habits;
extern const Habits team_habits;
inline const Habits& habits_for(const Rules& rules) { return has_teams(rules) ? team_habits : base_habits; }

// Answers of one player repeat each other, so each counts for less than it would alone: to the power 3/4. Square roots
// are exact on every platform, powers are not.
double tempered(double likelihood);

// How likely a role gives this answer if that goal is the treasure, whoever it is aimed at; tempered.
double likelihood(const Habits&, const Move&, Role, std::size_t treasure);

// How much an answer of a kind speaks against its player: the logarithm of how much rather a saboteur gives it than a
// digger.
using Blame = std::array<double, move_kinds>;
class BlameTable {
 public:
  explicit BlameTable(const Rules&);
  const Blame& of(bool blocked, Phase phase) const { return logs_[blocked ? 1 : 0][static_cast<std::size_t>(phase)]; }

 private:
  std::array<std::array<Blame, phases>, 2> logs_;
};

}  // namespace filon::classic::bots

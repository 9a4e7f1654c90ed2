// Fifteen role cards give too many hypotheses to list. So this keeps how well each role explains each seat's answers,
// for each place of the gold. The seats depend on each other because the number of cards of each role is limited. To
// respect this, rows (a seat has one role) and columns (a role has a number of cards, undealt ones included) are scaled
// in turn. The result is exact before the first answer, and later within a few hundredths.
#pragma once

#include <vector>

#include "games/classic/bots/moves/habits.h"

namespace filon::classic::bots {

// See Belief for what the functions mean.
class ManyRoles {
 public:
  ManyRoles(const Rules&, const Habits&);

  void reset(Seat observer, Role own);
  void weigh(const Move&);
  // The same for an answer without a target, when the likelihood of each role is known.
  void weigh(Seat by, const PerRole& likelihood);
  void treasure_is(std::size_t goal, bool there);
  void role_is(Seat, Role);
  void role_changed(Seat);
  void roles_mixed();
  void know_own_role(Sight);
  void goals_mixed(std::size_t one, std::size_t other);
  void goals_swapped(std::size_t one, std::size_t other);

  const PerRole& roles(Seat who) const { return summary().roles[who]; }
  double treasure(std::size_t goal) const { return treasure_[goal]; }
  const PerRole& undealt() const { return summary().undealt; }
  // Draws hypotheses; all are equally likely.
  std::vector<Hypothesis> hypotheses(Card treasure, Rng&) const;

 private:
  static constexpr std::size_t most_slots = max_seats + 8;  // a seat's role, or a dropped one
  using PerGoal = std::array<PerRole, most_goals>;
  struct Summary {
    PerSeat<PerRole> roles;
    PerRole undealt{};
  };

  std::size_t slot(Seat who) const { return static_cast<std::size_t>(who); }
  void weigh_aim(const Move&, std::size_t goal, PerRole& answer);
  void explain(Seat by, std::size_t goal, const PerRole& likelihood);
  void end_weighing();
  void settle() const;
  void settle(std::size_t goal) const;
  const Summary& summary() const;

  const Rules* rules_;
  const Habits* habits_;
  std::size_t goals_;
  Seat observer_ = nobody;
  Role own_ = Role::Unknown;
  PerRole cards_{};                // of each role, without the observer's own and dropped ones
  std::vector<PerGoal> explains_;  // first the seats, then the dropped roles
  std::array<double, most_goals> treasure_{};
  // Computed on demand.
  mutable bool settled_ = false;
  mutable bool summed_ = false;
  mutable std::array<PerRole, most_goals> scale_{};  // of the columns; kept because it changes little
  mutable std::vector<PerGoal> odds_;
  mutable std::array<PerRole, most_goals> undealt_{};
  mutable Summary summary_;
};

}  // namespace filon::classic::bots

// Fifteen role cards deal too many hypotheses to list, so what is kept is how well each role explains each seat's
// answers, for each place of the gold; what couples the seats is that there are so many cards of each role. The
// coupling is found by scaling rows (a seat has one role) and columns (a role has so many cards, the undealt ones
// included) in turn: exact before any answer, and within a few hundredths after.
#pragma once

#include <vector>

#include "games/classic/bots/moves/habits.h"

namespace filon::classic::bots {

// Belief says what each of these is.
class ManyRoles {
 public:
  ManyRoles(const Rules&, const Habits&);

  void reset(Seat observer, Role own);
  void weigh(const Move&);
  // The same, if it is aimed at nobody and known how likely each role gives it.
  void weigh(Seat by, const PerRole& likelihood);
  void treasure_is(std::size_t goal, bool there);
  void role_is(Seat, Role);
  void role_changed(Seat);
  void know_own_role(Sight);

  const PerRole& roles(Seat who) const { return summary().roles[who]; }
  double treasure(std::size_t goal) const { return treasure_[goal]; }
  const PerRole& undealt() const { return summary().undealt; }
  // Drawn, each as likely as any other.
  std::vector<Hypothesis> hypotheses(Card treasure, Rng&) const;

 private:
  static constexpr std::size_t most_slots = max_seats + 8;  // somebody's role, or one that somebody dropped
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
  PerRole cards_{};                // of each role, without those the observer has or had
  std::vector<PerGoal> explains_;  // first the seats, then what was dropped
  std::array<double, most_goals> treasure_{};
  // Found when asked for.
  mutable bool settled_ = false;
  mutable bool summed_ = false;
  mutable std::array<PerRole, most_goals> scale_{};  // of the columns: kept, because it changes little
  mutable std::vector<PerGoal> odds_;
  mutable std::array<PerRole, most_goals> undealt_{};
  mutable Summary summary_;
};

}  // namespace filon::classic::bots

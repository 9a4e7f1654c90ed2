// Which role everybody has and where the gold is. Fifteen role cards deal too many hands to list, so what is kept is
// how well each role explains each seat's answers, for each place of the gold; what couples the seats is that there are
// so many cards of each role. The coupling is found by scaling rows (a seat has one role) and columns (a role has so
// many cards, the undealt ones included) in turn: exact before any answer, and within a few hundredths after.
#pragma once

#include "games/classic/bots/teams/habits.h"

namespace filon::classic::bots::teams {

class Belief {
 public:
  // The rules must outlive it.
  explicit Belief(const classic::Rules&, const Habits& = counted_habits);

  // The chances of the deal for a seat that sees this, or for an onlooker who knows no role.
  void reset(classic::Sight);
  void reset_for_onlooker(const classic::Table&);
  // Somebody else's answer. An observer learns nothing from his own.
  void weigh(const Act&);
  // The same, if it is aimed at nobody and known how likely each role gives it.
  void weigh(Seat by, const PerRole& likelihood);
  // Hard facts.
  void gold_is(std::size_t goal, bool is_gold);
  void role_is(Seat, classic::Role);
  // Somebody dropped his role and drew another; if it is the observer himself, he sees this now.
  void role_changed(Seat);
  void know_oneself(classic::Sight);

  const PerRole& roles(Seat who) const { return summary().roles[who]; }
  double gold(std::size_t goal) const { return gold_[goal]; }
  // What a role is likely to be that nobody has.
  const PerRole& undealt() const { return summary().undealt; }

 private:
  static constexpr std::size_t most_slots = max_seats + 8;  // somebody's role, or one that somebody dropped
  using PerGoal = std::array<PerRole, classic::most_goals>;
  struct Summary {
    PerSeat<PerRole> roles;
    PerRole undealt{};
  };

  void clear(Seat observer);
  void learn_goals(const classic::Table&, const classic::Holding*);
  std::size_t slot(Seat who) const { return static_cast<std::size_t>(who); }
  void weigh_aim(const Act&, std::size_t goal, PerRole& answer);
  void explain(Seat by, std::size_t goal, const PerRole& likelihood);
  void end_weighing();
  void settle() const;
  void settle(std::size_t goal) const;
  const Summary& summary() const;

  const classic::Rules& rules_;
  const Habits& habits_;
  std::size_t goals_;
  Seat observer_ = nobody;
  classic::Role own_ = classic::Role::Unknown;
  PerRole cards_{};                       // of each role, without those the observer has or had
  Inline<PerGoal, most_slots> explains_;  // first the seats, then what was dropped
  std::array<double, classic::most_goals> gold_{};
  // Found when asked for.
  mutable bool settled_ = false;
  mutable bool summed_ = false;
  mutable std::array<PerRole, classic::most_goals> scale_{};  // of the columns: kept, because it changes little
  mutable std::array<PerGoal, most_slots> odds_{};
  mutable std::array<PerRole, classic::most_goals> undealt_{};
  mutable Summary summary_;
};

}  // namespace filon::classic::bots::teams

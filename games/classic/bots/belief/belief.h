// Which role everybody has and where the gold is, believed jointly: a player who looked at a goal and digs elsewhere
// says something about both. Starts from the chances of the deal and weighs every answer by how likely each role gives
// it. Where roles and goals are few, every hypothesis is weighed; else what is kept is smaller, and hypotheses are
// drawn from it.
#pragma once

#include <variant>

#include "games/classic/bots/belief/many_roles.h"
#include "games/classic/bots/belief/two_roles.h"

namespace filon::classic::bots {

// A value: a copy can follow a playout. Rules and habits must outlive it.
class Belief {
 public:
  explicit Belief(const Rules& rules) : Belief(rules, habits_for(rules)) {}
  Belief(const Rules&, const Habits&);

  // The chances of the deal for a seat that sees this, or for an onlooker who knows no role.
  void reset(Sight);
  void reset_for_onlooker(const Table&);
  // Somebody else's answer. An observer learns nothing from their own.
  void weigh(const Move&);
  // Hard facts.
  void treasure_is(std::size_t goal, bool there);
  void role_is(Seat, Role);
  // Somebody dropped their role and drew another.
  void role_changed(Seat);
  // The observer has drawn another role and sees it.
  void know_own_role(Sight);

  PerRole roles(Seat) const;
  double suspicion(Seat who) const { return of(roles(who), Role::Saboteur); }
  double treasure(std::size_t goal) const;
  // What a role is likely to be that nobody has.
  PerRole undealt() const;

  // For sample_world(): all hypotheses, or many that are drawn.
  Beliefs hypotheses(const Looks&, Rng&) const;

 private:
  template <class Do>
  decltype(auto) with(Do&& act) {
    return std::visit(act, kept_);
  }
  template <class Do>
  decltype(auto) with(Do&& act) const {
    return std::visit(act, kept_);
  }

  const Rules* rules_;
  std::variant<TwoRoles, ManyRoles> kept_;
};

}  // namespace filon::classic::bots

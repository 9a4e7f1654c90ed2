// The roles of all seats and the place of the gold, believed jointly: a player who looks at a goal and then digs
// elsewhere says something about both. A belief starts from the chances of the deal and weighs every answer by how
// likely each role gives it. With few roles and goals it keeps every hypothesis; otherwise it keeps less and draws
// hypotheses from that.
#pragma once

#include <variant>

#include "games/classic/bots/belief/many_roles.h"
#include "games/classic/bots/belief/two_roles.h"

namespace filon::classic::bots {

// A value type: a copy can follow a playout. Rules and habits must outlive it.
class Belief {
 public:
  explicit Belief(const Rules& rules) : Belief(rules, habits_for(rules)) {}
  Belief(const Rules&, const Habits&);

  // Starts from the chances of the deal: for a seat with this sight, or for an onlooker who knows no role.
  void reset(Sight);
  void reset_for_onlooker(const Table&);
  // The answer of another seat. Observers learn nothing from their own answers.
  void weigh(const Move&);
  // Certain facts.
  void treasure_is(std::size_t goal, bool there);
  void role_is(Seat, Role);
  // A seat dropped its role and drew another.
  void role_changed(Seat);
  // The roles of all seats were mixed and dealt again.
  void roles_mixed();
  // The observer got another role and knows it.
  void know_own_role(Sight);
  // Two goals were swapped or not, and the observer does not know; or it knows that they were.
  void goals_mixed(std::size_t one, std::size_t other);
  void goals_swapped(std::size_t one, std::size_t other);
  // What follows for the treasure from other goals that the observer has seen before they were mixed.
  void conclude_from_mixed(Sight);

  PerRole roles(Seat) const;
  double suspicion(Seat who) const { return of(roles(who), Role::Saboteur); }
  double treasure(std::size_t goal) const;
  // The chances of the roles that were not dealt.
  PerRole undealt() const;

  // For sample_world(): all hypotheses, or many drawn ones.
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

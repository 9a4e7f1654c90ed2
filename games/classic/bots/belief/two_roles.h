// Every possible set of saboteurs with every place of the gold: at most 330 sets.
#pragma once

#include <vector>

#include "games/classic/bots/moves/habits.h"

namespace filon::classic::bots {

// See Belief for what the functions mean.
class TwoRoles {
 public:
  TwoRoles(const Rules&, const Habits&);

  void reset(Seat observer, Role own);
  void weigh(const Move&);
  void treasure_is(std::size_t goal, bool there);
  void role_is(Seat, Role);
  void role_changed(Seat) { report_bug("roles change only where there are many"); }
  void roles_mixed() { report_bug("roles change only where there are many"); }
  void know_own_role(Sight) {}
  void goals_mixed(std::size_t one, std::size_t other);
  void goals_swapped(std::size_t one, std::size_t other);

  PerRole roles(Seat) const;
  double treasure(std::size_t goal) const { return summary().treasure[goal]; }
  PerRole undealt() const;
  std::vector<Hypothesis> hypotheses(Card treasure, Rng&) const;

 private:
  struct Summary {
    PerSeat<double> suspicion;
    std::array<double, most_goals> treasure{};
  };

  void rule_out(auto&& impossible);
  void for_each_set(auto&& change);
  void changed();
  const Summary& summary() const;

  const Rules* rules_;
  const Habits* habits_;
  std::size_t goals_;
  // One bit for each seat.
  std::vector<std::uint16_t> saboteurs_;
  // [set][goal], up to a common factor. Sums are needed less often than answers are heard, so they are computed on
  // demand.
  std::vector<double> weights_;
  int unsummed_ = 0;
  mutable Summary summary_;
  mutable bool summed_ = false;
};

}  // namespace filon::classic::bots

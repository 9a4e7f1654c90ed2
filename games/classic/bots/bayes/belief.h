// Who the saboteurs are and where the gold is, believed jointly: a player who looked at a goal and digs elsewhere says
// something of both. Starts from the chances of the deal and weighs every answer by how likely either role gives it.
#pragma once

#include <vector>

#include "games/classic/bots/bayes/habits.h"
#include "games/classic/sample.h"

namespace filon::classic::bots {

class Belief {
 public:
  explicit Belief(const classic::Rules&, const Habits& = counted_habits);

  // The chances of the deal for a seat that sees this, or for an onlooker (nobody) who knows no role.
  void reset(classic::Sight);
  void reset_for_onlooker(const classic::Table&);
  // Somebody else's answer. An observer learns nothing from his own.
  void weigh(const Act&);
  // Hard facts.
  void gold_is(std::size_t goal, bool is_gold);
  void roles_are(const PerSeat<classic::Role>&);

  double suspicion(Seat who) const { return summary().suspicion[who]; }
  double gold(std::size_t goal) const { return summary().gold[goal]; }
  // For sample_world.
  classic::Beliefs hypotheses() const;

 private:
  struct Summary {
    PerSeat<double> suspicion;
    std::array<double, classic::most_goals> gold{};
  };

  void deal_chances(Seat observer, classic::Role role);
  void learn_goals(const classic::Table&, const classic::Holding*);
  void rule_out(auto&& impossible);
  void changed();
  const Summary& summary() const;

  const classic::Rules& rules_;
  const Habits& habits_;
  std::size_t goals_;
  // The sets of saboteurs that can have been dealt, a bit for each seat.
  std::vector<std::uint16_t> saboteurs_;
  // [set][goal], up to a common factor. Most answers are heard between two looks at the sums, so those wait.
  std::vector<double> weights_;
  int unsummed_ = 0;
  mutable Summary summary_;
  mutable bool summed_ = false;
};

}  // namespace filon::classic::bots

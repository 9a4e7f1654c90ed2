// What a goal may be besides the treasure: a bag of gold, the dragon, the giant spider.
#pragma once

#include "games/classic/bots/policy/situation.h"

namespace filon::classic::bots {

class GoalOdds {
 public:
  explicit GoalOdds(const Situation&);

  // Expected nuggets for whoever reaches the goal; the dragon takes one.
  double nuggets(std::size_t goal) const { return nuggets_[goal]; }
  // The chance that the goal is the spider.
  double spider(std::size_t goal) const { return spider_[goal]; }

 private:
  Chances nuggets_{}, spider_{};
};

}  // namespace filon::classic::bots

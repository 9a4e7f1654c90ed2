// New goals: five of eight, with bags of gold, a dragon and a giant spider (GOALS).
#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> add_mini_new_goals(Rules& rules) {
  rules.goals_one_by_one = true;
  if (rules.options.layout.goals.empty())
    rules.goal_cells = {cell(8, -4), cell(8, -2), cell(8, 0), cell(8, 2), cell(8, 4)};  // GOALS-04
  for (Card goal : rules.deck.goals)
    if (rules.deck[goal].in_maze == InMaze::Treasure) rules.sure_goals = {goal};  // GOALS-03
  return needs_2024(rules, Module::NewGoals);
}

}  // namespace filon::classic

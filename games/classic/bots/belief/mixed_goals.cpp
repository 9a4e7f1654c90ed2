#include "games/classic/bots/belief/mixed_goals.h"

namespace filon::classic::bots {
namespace {

using Lying = std::array<Card, most_goals>;

// Whether all mixed cards from this one on find a goal where they may lie.
bool fit(Sight sight, std::size_t next, Lying& lying) {
  if (next == sight.mine.goals_mixed.size()) return true;
  const MixedGoal& one = sight.mine.goals_mixed[next];
  if (std::find(lying.begin(), lying.end(), one.card) != lying.end()) return fit(sight, next + 1, lying);
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) {
    if ((one.goals >> goal & 1) == 0 || lying[goal] != no_card) continue;
    lying[goal] = one.card;
    if (fit(sight, next + 1, lying)) return true;
    lying[goal] = no_card;
  }
  return false;
}

}  // namespace

bool may_be_treasure(const Rules& rules, Sight sight, std::size_t goal) {
  const auto is_treasure = [&](Card card) { return card != no_card && rules.in_maze(card) == InMaze::Treasure; };
  Lying lying;
  lying.fill(no_card);
  for (std::size_t i = 0; i < sight.table.goals.size(); ++i) {
    lying[i] = sight.table.goals[i].is_face_up() ? sight.table.goals[i].card : sight.mine.goals_seen[i];
    if (is_treasure(lying[i])) return i == goal;
  }
  if (lying[goal] != no_card) return false;
  const auto& goals = rules.deck.goals;
  lying[goal] = *std::find_if(goals.begin(), goals.end(), is_treasure);
  for (const MixedGoal& one : sight.mine.goals_mixed)
    if (is_treasure(one.card) && (one.goals >> goal & 1) == 0) return false;
  return fit(sight, 0, lying);
}

}  // namespace filon::classic::bots

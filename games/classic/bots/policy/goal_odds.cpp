#include "games/classic/bots/policy/goal_odds.h"

#include <algorithm>

namespace filon::classic::bots {

GoalOdds::GoalOdds(const Situation& at) {
  if (!at.rules.goals_one_by_one) return;
  const Table& table = at.sight.table;
  const double dragon_takes = table.purse[at.sight.me].can_pay() ? 1 : 0;
  const auto pays = [&](Card card) {
    const double takes = at.rules.in_maze(card) == InMaze::Dragon ? dragon_takes : 0;
    return at.rules.deck[card].nuggets - takes;
  };
  const auto ends = [&](Card card) { return at.rules.in_maze(card) == InMaze::Spider ? 1.0 : 0.0; };
  const auto known = [&](std::size_t goal) {
    return table.goals[goal].is_face_up() ? table.goals[goal].card : at.sight.mine.goals_seen[goal];
  };

  Inline<Card, most_goal_cards> unseen;  // besides the treasure
  for (Card card : at.rules.deck.goals)
    if (at.rules.in_maze(card) != InMaze::Treasure) unseen.push_back(card);
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal)
    if (Card* const seen = std::find(unseen.begin(), unseen.end(), known(goal)); seen != unseen.end())
      unseen.erase(seen);
  double nuggets = 0, spider = 0;
  for (Card card : unseen) {
    nuggets += pays(card) / static_cast<double>(unseen.size());
    spider += ends(card) / static_cast<double>(unseen.size());
  }
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal) {
    if (table.goals[goal].is_face_up()) continue;
    const Card card = known(goal);
    const double other = 1 - at.believed.treasure[goal];
    nuggets_[goal] = card != no_card ? pays(card) : other * nuggets;
    spider_[goal] = card != no_card ? ends(card) : other * spider;
  }
}

}  // namespace filon::classic::bots

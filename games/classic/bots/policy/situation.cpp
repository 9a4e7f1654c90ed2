#include "games/classic/bots/policy/situation.h"

#include "games/classic/bots/belief/mixed_goals.h"

namespace filon::classic::bots {

const Blame no_blame{};

Estimates estimates_of(Sight sight, const Belief& own, const Belief& onlooker) {
  Estimates believed;
  for (int i = 0; i < sight.table.seats; ++i) believed.roles[seat(i)] = own.roles(seat(i));
  believed.undealt = own.undealt();
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) believed.treasure[goal] = own.treasure(goal);
  believed.exposure = onlooker.suspicion(sight.me);
  return believed;
}

Estimates estimates_in_world(const Rules& rules, Sight sight, const Belief& onlooker) {
  Estimates believed = estimates_of(sight, onlooker, onlooker);
  believed.roles[sight.me] = only(sight.mine.role);
  for (int i = 0; i < sight.table.seats; ++i) {
    const SeenRole& seen = sight.mine.roles_seen[seat(i)];
    if (seen.role != Role::Unknown && seen.changes == sight.table.role_changes[seat(i)])
      believed.roles[seat(i)] = only(seen.role);
  }
  double left = 0;
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) {
    const Card seen = sight.mine.goals_seen[goal];
    if (seen != no_card && rules.in_maze(seen) == InMaze::Treasure) {
      believed.treasure.fill(0);
      believed.treasure[goal] = 1;
      return believed;
    }
    if (seen != no_card) believed.treasure[goal] = 0;
    if (!sight.mine.goals_mixed.empty() && !may_be_treasure(rules, sight, goal)) believed.treasure[goal] = 0;
    left += believed.treasure[goal];
  }
  if (left > 0)
    for (double& chance : believed.treasure) chance /= left;
  return believed;
}

const Blame& blame_at(const BlameTable& table, Sight sight, const Distances& distances) {
  double way = 0;
  int face_down = 0;
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) {
    if (sight.table.goals[goal].is_face_up()) continue;
    way += distances.now()[Walker::Anybody][goal].length();
    ++face_down;
  }
  return table.of(!sight.table.can_dig(sight.me), phase_at(face_down == 0 ? 0 : way / face_down));
}

}  // namespace filon::classic::bots

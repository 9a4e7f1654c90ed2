#include "games/classic/bots/policy/scout.h"

#include <algorithm>

namespace filon::classic::bots {
namespace {

// Whether one of these cards leads from linked tunnels through this cell to one of its sides.
bool leads_to(const Rules& rules, const Site& site, Side to, const Inline<Card, most_hand>& hand) {
  for (Card card : hand) {
    if (rules.effect(card) != Effect::Path) continue;
    for (Turned turned : {Turned::No, Turned::Yes}) {
      const Face face = rules.face(card, turned);
      if (fits(site.fits, face.open()) && (face.joined(to) & site.linked) != 0) return true;
    }
  }
  return false;
}

}  // namespace

Finish best_second(const Situation& at, const PlacePath& first) {
  const Table& table = at.sight.table;
  const auto after = at.distances.after_path(table, first.card, first.at, first.turned);
  const Routes& routes = after.ways[Walker::Anybody];
  Finish best;
  const auto is_near = [&](std::size_t goal) {
    return !table.goals[goal].is_face_up() && routes[goal].nearest <= 3 && at.believed.treasure[goal] > best.chance;
  };
  bool any = false;
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal) any |= is_near(goal);
  if (!any) return best;

  Tunnels tunnels = table.tunnels;
  tunnels.put(first.at, first.card, first.turned, at.rules.face(first.card, first.turned));
  auto hand = at.sight.mine.hand;
  hand.erase_sorted(first.card);
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal) {
    if (!is_near(goal)) continue;
    for (Side side : all_sides) {
      const Cell before = beside(table.goals[goal].at, side);
      const Site* site = tunnels.site(before);
      const Pawn* pawn = table.pawn_at(before);
      if (site && site->linked != 0 && (!pawn || pawn->owner == at.sight.me) &&
          leads_to(at.rules, *site, opposite(side), hand))
        best = {goal, at.believed.treasure[goal]};
    }
  }
  return best;
}

}  // namespace filon::classic::bots

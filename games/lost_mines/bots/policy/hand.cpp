#include "games/lost_mines/bots/policy/hand.h"

#include <bit>

namespace filon::lost_mines::bots {
namespace {

bool has_tool(const Rules& rules, const Holding& mine, Token tool) {
  return std::any_of(mine.hand.begin(), mine.hand.end(),
                     [&](Card card) { return rules.effect(card) == Effect::Tool && rules.token(card) == tool; });
}

double path(const Rules& rules, Sight sight, Card card) {
  const Sides open = rules.open(card, Rotation::None);
  const bool is_east_west = has(open, Side::East) && has(open, Side::West);
  double worth = 0.2 * std::popcount(open) + (is_east_west ? 0.15 : 0);  // most ways lead from west to east
  const Feature feature = rules.feature(card);
  if (feature == Feature::Campfire) worth += 0.1;
  if (feature == Feature::Rocks) worth -= 0.15;
  if (is_obstacle(feature)) worth -= has_tool(rules, sight.mine, tool_for(feature)) ? 0.25 : 0.4;
  return std::max(0.05, worth);
}

// Worth more while an obstacle of its kind lies in the forest.
double tool(const Rules& rules, Sight sight, Card card) {
  const Feature obstacle = obstacle_of(rules.token(card));
  bool lies = false;
  sight.table.forest.obstacles().for_each(
      [&](Cell at) { lies = lies || rules.feature(sight.table.forest.at(at).card) == obstacle; });
  return lies ? 0.6 : 0.35;
}

}  // namespace

double usefulness(const Rules& rules, Sight sight, Card card) {
  switch (rules.effect(card)) {
    case Effect::Path: return path(rules, sight, card);
    case Effect::Tool: return tool(rules, sight, card);
    case Effect::Trap: return 0.25;
    case Effect::Troll: return 0.3;
    case Effect::Storm: return 0.35;
    case Effect::SecretInfo: return 0.25;
    case Effect::Start:
    case Effect::Mine: return 0;
  }
  return 0;
}

}  // namespace filon::lost_mines::bots

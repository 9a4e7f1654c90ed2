#include "games/lost_mines/aims.h"

#include <array>

namespace filon::lost_mines {
namespace {

// The shortest way along connected cards, whatever lies or stands on it: what is wrong with it is said when it is
// refused. A way that is too long is cut off.
Route way_to(const Table& table, Cell from, Cell to) {
  std::array<std::uint8_t, most_spaces> before{};  // the space before this one on the way back from `to`
  Area reached(to), front(to);
  const Forest& forest = table.forest;
  while (!front.empty() && !reached.contains(from)) {
    Area next;
    for (Side side : all_sides) {
      // Back along the step: whoever stands on that side can come here.
      const Area steps = front.moved(opposite(side)) & forest.connected(side);
      steps.without(reached).without(next).for_each([&](Cell at) {
        before[static_cast<std::size_t>(number(at))] = static_cast<std::uint8_t>(number(beside(at, side)));
      });
      next = next | steps.without(reached);
    }
    reached = reached | next;
    front = next;
  }
  Route route;
  if (!reached.contains(from)) {
    route.push_back(to);  // not connected
    return route;
  }
  for (Cell at = from; at != to && route.size() < Route::capacity();) {
    at = space(before[static_cast<std::size_t>(number(at))]);
    route.push_back(at);
  }
  return route;
}

}  // namespace

std::optional<Action> aimed(const Rules& rules, Sight sight, const Aim& aim) {
  if (aim.card == no_card) {
    if (!aim.at || !is_on(rules.deck.board, *aim.at)) return {};
    return Walk{way_to(sight.table, sight.table.dwarf[sight.me], *aim.at), no_slot};
  }
  switch (rules.effect(aim.card)) {
    case Effect::Path: return aim.at ? std::optional<Action>(LayPath{aim.card, *aim.at, aim.rotation}) : std::nullopt;
    case Effect::Tool: return aim.at ? std::optional<Action>(UseTool{aim.card, *aim.at}) : std::nullopt;
    case Effect::Storm: return aim.at ? std::optional<Action>(CallStorm{aim.card, *aim.at}) : std::nullopt;
    case Effect::Trap:
    case Effect::Troll: return aim.edge ? std::optional<Action>(PlaceToken{aim.card, *aim.edge}) : std::nullopt;
    case Effect::SecretInfo:
      if (aim.mine) return LookAtMine{aim.card, *aim.mine};
      if (aim.slot) return LookAtTreasure{aim.card, *aim.slot};
      if (aim.whom != nobody) return LookAtDwarf{aim.card, aim.whom};
      return {};
    case Effect::Start:
    case Effect::Mine: return {};
  }
  return {};
}

Refusal why_unplayable(const Rules& rules, Sight sight, Card card) {
  const bool needs_token =
      rules.effect(card) == Effect::Tool || rules.effect(card) == Effect::Trap || rules.effect(card) == Effect::Troll;
  if (needs_token && sight.table.reserve[static_cast<std::size_t>(rules.token(card))] == 0) return Refusal::NoTokenLeft;
  return rules.effect(card) == Effect::Path ? Refusal::DoesNotExtend : Refusal::NoLegalTarget;
}

}  // namespace filon::lost_mines

// Laying a path card (docs/rules/lost-mines.md 4.2).
#include "games/lost_mines/cards/cards.h"

namespace filon::lost_mines {
namespace {

// LOST-PATH-01, -18: nothing lies there, not even a face-down mine.
Area empty_spaces(const Rules& rules, const Forest& forest) {
  return rules.board.without(forest.face_up()).without(forest.hidden_mines());
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const LayPath& a) {
  if (const auto refusal = refuse_card(rules, sight, a.card, Effect::Path)) return refusal;
  const Forest& forest = sight.table.forest;
  if (!is_on(rules.deck.board, a.at)) return Refusal::OutsideBoard;
  if (!empty_spaces(rules, forest).contains(a.at)) return Refusal::SpaceNotEmpty;
  if (!rules.allows(a.rotation)) return Refusal::BadRotation;
  const Sides open = rules.open(a.card, a.rotation);
  if (forest.fits(open, Area(a.at)).contains(a.at)) return {};
  bool touches = false;
  for (Side side : all_sides) {
    const Cell next = beside(a.at, side);
    if (!is_on(rules.deck.board, next) || !forest.face_up().contains(next)) continue;
    touches = true;
    if (forest.is_open(next, opposite(side)) != has(open, side)) return Refusal::SideMismatch;
  }
  return touches ? Refusal::DoesNotExtend : Refusal::NotAdjacent;
}

void list_paths(const Rules& rules, Sight sight, Card card, Actions& out) {
  const Area empty = empty_spaces(rules, sight.table.forest);
  for (Rotation by : rules.ways(card))
    sight.table.forest.fits(rules.open(card, by), empty).for_each([&](Cell at) {
      out.push_back(LayPath{card, at, by});
    });
}

void play(Dealer& dealer, Seat by, const LayPath& a) {
  tell_played(dealer, PathLaid{by, a.card, a.at, a.rotation});
  step_2(dealer, by, 1);
}

}  // namespace filon::lost_mines

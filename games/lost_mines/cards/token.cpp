// Traps and trolls lie across a path (docs/rules/lost-mines.md 4.3).
#include "games/lost_mines/cards/cards.h"

namespace filon::lost_mines {
namespace {

// LOST-TRAP-03: path cards and the revealed dragon mine have open ends; start cards and treasure mines do not.
Area with_open_ends(const Rules& rules, const Table& table) {
  Area cards = table.forest.face_up();
  for (Cell start : rules.deck.board.starts) cards.erase(start);
  for (const Mine& mine : table.mine)
    if (mine.is_face_up() && rules.deck[mine.card].back != Back::None) cards.erase(mine.at);
  return cards;
}

// The spaces that have a place for a token on this side.
Area places(const Rules& rules, const Table& table, Side side) {
  const Forest& forest = table.forest;
  const Area open = forest.open(side);
  const Area back = forest.open(opposite(side)).moved(opposite(side));  // the space on this side is open towards here
  const Area cards = forest.face_up() | forest.hidden_mines();
  const Area empty = rules.board.without(cards);
  const Area ends = with_open_ends(rules, table);
  const Area here = open & ends & empty.moved(opposite(side));
  const Area there = empty & (forest.open(opposite(side)) & ends).moved(opposite(side));
  return (open & back) | here | there;
}

bool is_occupied(const Table& table, Edge edge) {
  return std::any_of(table.across.begin(), table.across.end(), [&](const Across& one) { return one.edge == edge; });
}

bool is_left(const Rules& rules, const Table& table, Card card) {
  return table.reserve[static_cast<std::size_t>(rules.token(card))] > 0;
}

bool is_token(const Rules& rules, Card card) {
  return rules.effect(card) == Effect::Trap || rules.effect(card) == Effect::Troll;
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const PlaceToken& a) {
  if (!sight.mine.holds(a.card)) return Refusal::NotInHand;
  if (!is_token(rules, a.card)) return Refusal::NotThatKind;
  const Board& board = rules.deck.board;
  for (Side side : {Side::East, Side::South}) {
    if (beside(a.edge.one, side) != a.edge.other) continue;
    if (!is_on(board, a.edge.one) || !is_on(board, a.edge.other)) break;    // LOST-TRAP-06
    if (is_occupied(sight.table, a.edge)) return Refusal::EdgeOccupied;     // LOST-TRAP-07
    if (!is_left(rules, sight.table, a.card)) return Refusal::NoTokenLeft;  // LOST-ACT-15
    if (places(rules, sight.table, side).contains(a.edge.one)) return {};
    return Refusal::EdgeNotPath;  // LOST-TRAP-05
  }
  return Refusal::Malformed;
}

void list_tokens(const Rules& rules, Sight sight, Card card, Actions& out) {
  if (!is_left(rules, sight.table, card)) return;
  for (Side side : {Side::East, Side::South})
    places(rules, sight.table, side).for_each([&](Cell at) {
      if (!is_occupied(sight.table, edge(at, side))) out.push_back(PlaceToken{card, edge(at, side)});
    });
}

void play(Dealer& dealer, Seat by, const PlaceToken& a) {
  tell_played(dealer, TokenPlaced{by, a.card, a.edge});
  step_2(dealer, by, 1);
}

}  // namespace filon::lost_mines

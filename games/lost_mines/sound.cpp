// Checks that a state is sound: every card in one place, every number right.
#include "games/lost_mines/dealer.h"

namespace filon::lost_mines {
namespace {

using Wrong = std::optional<std::string>;

// LOST-DRAW-11: each kind of card, wherever it lies. Cards set aside lie with the pile.
Wrong wrong_cards(const Rules& rules, const State& state) {
  Cards found = state.hidden.pile;
  const auto add_all = [&](const Cards& cards) {
    for (int kind = 0; kind < Cards::kinds(); ++kind) found.add(kind, cards.count(kind));
  };
  const Table& table = state.table;
  add_all(table.played);
  table.forest.face_up().for_each([&](Cell at) {
    const Card card = table.forest.at(at).card;
    if (rules.effect(card) == Effect::Path) found.add(index(card));
  });
  for (int i = 0; i < rules.seats; ++i) {
    const Holding& holding = state.holdings[seat(i)];
    for (Card card : holding.hand) found.add(index(card));
    add_all(holding.discarded);
    if (table.troll[seat(i)] != no_card) found.add(index(table.troll[seat(i)]));
    if (static_cast<int>(holding.hand.size()) != table.hand_size[seat(i)]) return "a hand has the wrong size";
    if (holding.discarded.size() != table.discards[seat(i)]) return "discards are miscounted";
    if (holding.hand.size() > static_cast<std::size_t>(rules.hand_size)) return "a hand is too large";  // LOST-DRAW-08
  }
  if (state.hidden.pile.size() != table.pile + cards_set_aside) return "the pile has the wrong size";
  return found == rules.deck.pile ? Wrong() : "a card is missing, or there twice";
}

// LOST-ACT-18: each kind of forest token is in the reserve or on the board.
Wrong wrong_tokens(const Rules& rules, const Table& table) {
  auto found = table.reserve;
  for (const Across& across : table.across) ++found[static_cast<std::size_t>(across.token)];
  table.forest.face_up().for_each([&](Cell at) {
    const Laid& laid = table.forest.at(at);
    if (laid.overcome) ++found[static_cast<std::size_t>(tool_for(rules.feature(laid.card)))];
  });
  return found == rules.deck.tokens ? Wrong() : "a forest token is missing, or there twice";
}

Wrong wrong_dwarfs(const Table& table) {
  const Forest& forest = table.forest;
  for (int i = 0; i < table.seats; ++i) {
    const Cell at = table.dwarf[seat(i)];
    const bool is_opening = table.opening != no_mine && table.mine[table.opening].at == at;
    if (!forest.face_up().contains(at) && !is_opening) return "a dwarf stands on no card";
    if (forest.obstacles().contains(at)) return "a dwarf stands on an obstacle";  // LOST-OBST-18
    for (int j = 0; j < i; ++j)
      if (table.dwarf[seat(j)] == at && forest.narrow().contains(at)) return "two dwarfs stand where one has room";
    int trolls = 0;
    for (const Across& across : table.across) trolls += across.token == Token::Troll && across.by == seat(i) ? 1 : 0;
    if (trolls > 1) return "a player has two trolls";  // LOST-TROLL-14
  }
  return {};
}

// LOST-MINE-28 is the size of the list: who has a treasure is written at its slot.
Wrong wrong_treasures(const Rules& rules, const State& state) {
  if (static_cast<int>(state.table.treasures.size()) != rules.seats) return "the treasures are miscounted";
  for (int i = 0; i < rules.seats; ++i)
    for (std::size_t slot = 0; slot < most_slots; ++slot) {
      const int known = state.holdings[seat(i)].values[slot];
      if (known != 0 && known != state.hidden.values[slot]) return "a player knows a wrong value";
    }
  return {};
}

// LOST-TURN-25, LOST-END-02.
Wrong wrong_turn(const Rules& rules, const Table& table) {
  if (!table.question.is_open() || table.question.what != Ask::TakeTurn) return {};
  if (table.hand_size[table.question.seats.front()] == 0) return "a player without cards is asked";
  for (int i = 0; i < rules.seats; ++i)
    if (table.pile > 0 && table.hand_size[seat(i)] == 0) return "a player has no card though there is a pile";
  return {};
}

}  // namespace

std::optional<std::string> unsound(const Rules& rules, const State& state) {
  if (const auto wrong = wrong_cards(rules, state)) return wrong;
  if (const auto wrong = wrong_tokens(rules, state.table)) return wrong;
  if (const auto wrong = wrong_dwarfs(state.table)) return wrong;
  if (const auto wrong = wrong_treasures(rules, state)) return wrong;
  return wrong_turn(rules, state.table);
}

}  // namespace filon::lost_mines

// A storm removes a path card on which nobody stands.
#include "games/lost_mines/cards/cards.h"

namespace filon::lost_mines {
namespace {

Area occupied(const Table& table) {
  Area spaces;
  for (int i = 0; i < table.seats; ++i) spaces.insert(table.dwarf[seat(i)]);
  return spaces;
}

// LOST-STORM-03..-05: no start card and no mine, not even the dragon's.
Area path_cards(const Rules& rules, const Table& table) {
  Area cards = table.forest.face_up();
  for (Cell start : rules.deck.board.starts) cards.erase(start);
  for (const Mine& mine : table.mine) cards.erase(mine.at);
  return cards;
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const CallStorm& a) {
  if (const auto refusal = refuse_card(rules, sight, a.card, Effect::Storm)) return refusal;
  if (!is_on(rules.deck.board, a.at)) return Refusal::Malformed;
  if (!path_cards(rules, sight.table).contains(a.at)) return Refusal::NotAPathCard;
  if (occupied(sight.table).contains(a.at)) return Refusal::CardOccupied;  // LOST-STORM-02
  return {};
}

void list_storms(const Rules& rules, Sight sight, Card card, Actions& out) {
  path_cards(rules, sight.table).without(occupied(sight.table)).for_each([&](Cell at) {
    out.push_back(CallStorm{card, at});
  });
}

void play(Dealer& dealer, Seat by, const CallStorm& a) {
  tell_played(dealer, StormCalled{by, a.card, a.at, dealer.table().forest.at(a.at).card});
  step_2(dealer, by, 1);
}

}  // namespace filon::lost_mines

// Playing a card on a player. The card must be in the hand and the seat at the table; each card's file has the rest.
#include "games/classic/cards/on_player.h"

#include "games/classic/cards/cards.h"

namespace filon::classic {

#define FILON_DECLARE(Card, name) extern const OnPlayerCard name##_card;
FILON_CARDS_ON_PLAYER(FILON_DECLARE)
#undef FILON_DECLARE

const OnPlayerCard& describe(OnPlayer which) {
#define FILON_ADDRESS(Card, name) &name##_card,
  static constexpr const OnPlayerCard* cards[] = {FILON_CARDS_ON_PLAYER(FILON_ADDRESS)};
#undef FILON_ADDRESS
  return *cards[static_cast<std::size_t>(which)];
}

Refused refuse(const Rules& rules, Sight sight, const PlayOn& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::OnPlayer)) return wrong;
  if (index(a.whom) >= rules.seats) return Refusal::NoSuchSeat;
  return describe(rules.on_player(a.card)).refuse(sight.table, sight.me, a.whom);
}

void list_plays_on(const Rules& rules, Sight sight, Card card, Actions& out) {
  const OnPlayerCard& does = describe(rules.on_player(card));
  for (int i = 0; i < rules.seats; ++i)
    if (!does.refuse(sight.table, sight.me, seat(i))) out.push_back(PlayOn{card, seat(i)});
}

void play(Dealer& dealer, Seat by, const PlayOn& a) {
  tell_played(dealer, PlayedOn{by, a.card, a.whom});
  describe(dealer.rules().on_player(a.card)).play(dealer, by, a.whom);
}

void apply(const Rules& rules, Table& table, const PlayedOn& e) {
  use_card(table, e.by);
  const OnPlayerCard& does = describe(rules.on_player(e.card));
  does.apply(table, e);
  if (!does.stays) table.discard(e.card);  // MOD-10: after the card it removed
}

void end_turn_only(Dealer& dealer, Seat by, Seat) { end_turn(dealer, by, 1); }

}  // namespace filon::classic

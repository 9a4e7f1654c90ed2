// Cards that are played on a player: the card must be in hand and the seat there; the rest is in the card's own file.
#include "games/classic/cards/play_on.h"

namespace filon::classic {
namespace {

struct Deed {
  Refused (*refuse)(const Rules&, Sight, const PlayOn&);
  void (*play)(Dealer&, Seat by, const PlayOn&);
};

// None: cards of this effect are not played on a player.
Deed deed_of(Effect effect) {
  switch (effect) {
    case Effect::Thief: return {refuse_thief, play_thief};
    case Effect::HandsOff: return {refuse_hands_off, play_hands_off};
    case Effect::Prison: return {refuse_prison, play_prison};
    case Effect::FreeAtLast: return {refuse_free_at_last, play_free_at_last};
    case Effect::Inspection: return {refuse_inspection, play_inspection};
    case Effect::RoleChange: return {refuse_role_change, play_role_change};
    case Effect::HandSwap: return {refuse_hand_swap, play_hand_swap};
    default: return {};
  }
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const PlayOn& a) {
  if (!sight.mine.holds(a.card)) return Refusal::NotInHand;
  const Deed deed = deed_of(rules.effect(a.card));
  if (!deed.refuse) return Refusal::NotThatKind;
  if (index(a.whom) >= rules.seats) return Refusal::NoSuchSeat;
  return deed.refuse(rules, sight, a);
}

void list_plays_on(const Rules& rules, Sight sight, Card card, Actions& out) {
  const Deed deed = deed_of(rules.effect(card));
  for (int i = 0; i < rules.seats; ++i)
    if (const PlayOn answer{card, seat(i)}; !deed.refuse(rules, sight, answer)) out.push_back(answer);
}

void play(Dealer& dealer, Seat by, const PlayOn& a) {
  dealer.tell(PlayedOn{by, a.card, a.whom});
  dealer.whisper(by, LostCard{a.card});
  deed_of(dealer.rules().effect(a.card)).play(dealer, by, a);
}

}  // namespace filon::classic

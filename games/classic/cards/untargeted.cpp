// Cards without a target: forgotten treasure, direction change, scout. They stay in play until the end of the turn.
#include "games/classic/cards/cards.h"

namespace filon::classic {

Refused refuse(const Rules& rules, Sight sight, const PlayCard& a) {
  if (!sight.mine.holds(a.card)) return Refusal::NotInHand;
  switch (rules.effect(a.card)) {
    case Effect::DirectionChange: return {};  // WC20-08
    case Effect::ForgottenTreasure:
      if (sight.table.discard_pile.empty()) return Refusal::NothingDiscarded;  // WC18-03
      return {};
    case Effect::Scout: return refuse_scout(rules, sight);
    case Effect::Veto: return Refusal::OnlyAgainstOthers;  // WC19-01
    default: return Refusal::NotThatKind;
  }
}

void list_card(const Rules& rules, Sight sight, Card card, Actions& out) {
  if (!refuse(rules, sight, PlayCard{card})) out.push_back(PlayCard{card});
}

void play(Dealer& dealer, Seat by, const PlayCard& a) {
  tell_played(dealer, CardPlayed{by, a.card});
  switch (dealer.rules().effect(a.card)) {
    case Effect::DirectionChange: return end_turn(dealer, by, 1);
    case Effect::Scout: return dealer.ask(Ask::FirstPath, by);
    default:
      dealer.do_last({.what = Do::EndTurn, .by = by});  // WC18-05
      return search_discards(dealer, by);
  }
}

}  // namespace filon::classic

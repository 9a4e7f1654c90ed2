// Hand swap: two players exchange their hands; the other one draws (S2-ACT-29..-35).
#include "games/classic/cards/play_on.h"

namespace filon::classic {

Refused refuse_hand_swap(const Rules&, Sight sight, const PlayOn& a) {
  if (a.whom == sight.me) return Refusal::OnYourself;
  return {};
}

void play_hand_swap(Dealer& dealer, Seat by, const PlayOn& a) {
  const GotHand given{dealer.holding(by).hand};
  dealer.whisper(by, GotHand{dealer.holding(a.whom).hand});
  dealer.whisper(a.whom, given);
  draw(dealer, a.whom, 1);  // S2-ACT-32
  end_turn(dealer, by, 0);  // S2-ACT-33
}

}  // namespace filon::classic

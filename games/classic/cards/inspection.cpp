// Inspection: its player alone looks at the role of another (S2-ACT-18..-21).
#include "games/classic/cards/play_on.h"

namespace filon::classic {

Refused refuse_inspection(const Rules&, Sight sight, const PlayOn& a) {
  if (a.whom == sight.me) return Refusal::OnYourself;
  return {};
}

void play_inspection(Dealer& dealer, Seat by, const PlayOn& a) {
  dealer.whisper(by, RoleSeen{a.whom, {dealer.holding(a.whom).role, dealer.table().role_changes[a.whom]}});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

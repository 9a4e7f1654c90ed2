// Role change: somebody drops his role and draws one of those that were not dealt (S2-ACT-22..-28, -36).
#include "games/classic/cards/play_on.h"

namespace filon::classic {

Refused refuse_role_change(const Rules&, Sight sight, const PlayOn&) {
  if (sight.table.undealt_roles == 0) return Refusal::NoRoleLeft;
  return {};
}

void play_role_change(Dealer& dealer, Seat by, const PlayOn& a) {
  // The event has counted the card that is drawn here already.
  const int role =
      dealer.pick(dealer.hidden().spare_roles, dealer.table().undealt_roles + 1, Source::SpareRoles, a.whom);
  dealer.whisper(a.whom, GotRole{static_cast<Role>(role)});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

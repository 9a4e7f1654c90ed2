// Prison: laid in front of another player, who places no path cards and gets no share while it lies there
// (S2-ACT-09..-14); and free at last, which takes it away from anybody (S2-ACT-15..-17).
#include "games/classic/cards/play_on.h"

namespace filon::classic {

Refused refuse_prison(const Rules&, Sight sight, const PlayOn& a) {
  if (a.whom == sight.me) return Refusal::OnYourself;                         // AMB-62
  if (sight.table.prison[a.whom].holds()) return Refusal::AlreadyImprisoned;  // S2-ACT-01
  return {};
}

void play_prison(Dealer& dealer, Seat by, const PlayOn&) { end_turn(dealer, by, 1); }

Refused refuse_free_at_last(const Rules&, Sight sight, const PlayOn& a) {
  if (!sight.table.prison[a.whom].holds()) return Refusal::NotImprisoned;
  return {};
}

void play_free_at_last(Dealer& dealer, Seat by, const PlayOn&) { end_turn(dealer, by, 1); }

}  // namespace filon::classic

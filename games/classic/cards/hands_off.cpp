// Hands off: takes a thief card away, from anybody (S2-ACT-06..-08).
#include "games/classic/cards/play_on.h"

namespace filon::classic {

Refused refuse_hands_off(const Rules&, Sight sight, const PlayOn& a) {
  if (!sight.table.is_thief(a.whom)) return Refusal::NoThief;
  return {};
}

void play_hands_off(Dealer& dealer, Seat by, const PlayOn&) { end_turn(dealer, by, 1); }

}  // namespace filon::classic

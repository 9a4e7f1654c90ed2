// Rockfall: removes one path card from the maze, linked or not (BASE-ACT-17..-26).
#include "games/classic/cards/cards.h"

namespace filon::classic {

Refused refuse(const Rules& rules, Sight sight, const Rockfall& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Rockfall)) return wrong;
  if (sight.table.tunnels.is_covered(a.at)) return Refusal::CannotFall;
  const Laid* laid = sight.table.tunnels.at(a.at);
  if (!laid) return Refusal::NothingThere;
  if (laid->fixed) return Refusal::CannotFall;
  return {};
}

void list_rockfalls(Sight sight, Card card, Actions& out) {
  Lister list(out, Tunnels::most_laid);
  for (const Laid& laid : sight.table.tunnels.laid()) {
    list.next<Rockfall>(card, laid.at);
    list.keep(!laid.fixed);
  }
}

void play(Dealer& dealer, Seat by, const Rockfall& a) {
  dealer.tell(RockFell{by, a.card, a.at});
  dealer.whisper(by, LostCard{a.card});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

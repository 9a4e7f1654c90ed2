// Repairs: remove one broken tool that the card shows, from any player (BASE-ACT-10..-16).
#include "games/classic/cards/cards.h"

namespace filon::classic {

Refused refuse(const Rules& rules, Sight sight, const MendTool& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Mend)) return wrong;
  if (index(a.whom) >= rules.seats) return Refusal::NoSuchSeat;
  if (static_cast<std::size_t>(a.tool) >= all_tools.size() || !rules.deck[a.card].has_tool(a.tool))
    return Refusal::CannotMend;
  if (!sight.table.broken[a.whom].has(a.tool)) return Refusal::NotBroken;
  return {};
}

void list_mends(const Rules& rules, Sight sight, Card card, Actions& out) {
  Lister list(out, max_seats * all_tools.size());
  for (int i = 0; i < rules.seats; ++i)
    for (Tool tool : rules.tools(card)) {
      list.next<MendTool>(card, seat(i), tool);
      list.keep(sight.table.broken[seat(i)].has(tool));
    }
}

void play(Dealer& dealer, Seat by, const MendTool& a) {
  tell_played(dealer, ToolMended{by, a.card, a.whom, a.tool});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

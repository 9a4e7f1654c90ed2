// Broken tools: played on another player, who cannot place path cards while one lies in front of them.
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

Tool tool_of(const Rules& rules, Card card) { return rules.tools(card)[0]; }

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const BreakTool& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Break)) return wrong;
  if (index(a.whom) >= rules.seats) return Refusal::NoSuchSeat;
  if (a.whom == sight.me) return Refusal::OnYourself;                                         // BASE-ACT-04
  if (sight.table.broken[a.whom].has(tool_of(rules, a.card))) return Refusal::AlreadyBroken;  // BASE-ACT-08
  return {};
}

void list_breaks(const Rules& rules, Sight sight, Card card, Actions& out) {
  const Tool tool = tool_of(rules, card);
  Lister list(out, max_seats);
  for (int i = 0; i < rules.seats; ++i) {
    const bool other = seat(i) != sight.me;
    const bool whole = !sight.table.broken[seat(i)].has(tool);
    list.next<BreakTool>(card, seat(i));
    list.keep(other & whole);
  }
}

void play(Dealer& dealer, Seat by, const BreakTool& a) {
  tell_played(dealer, ToolBroken{by, a.card, a.whom, tool_of(dealer.rules(), a.card)});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

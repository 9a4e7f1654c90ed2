// Diversion: the path card that was placed last moves to another place (WC23-01..-18).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

// WC23-05: the maze without the card that moves.
Tunnels lifted(const Table& table) {
  Tunnels tunnels = table.tunnels;
  tunnels.take(table.last_path[0]);
  return tunnels;
}

Card last_card(const Table& table) { return table.tunnels.at(table.last_path[0])->card; }

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const Divert& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Diversion)) return wrong;
  const Table& table = sight.table;
  if (table.last_path.empty()) return Refusal::NothingLaidYet;  // WC23-06, -07
  if (a.at == table.last_path[0]) return Refusal::SamePlace;    // WC23-03
  if (const Refused wrong = refuse_place(rules, table, lifted(table), last_card(table), a.at, a.turned)) return wrong;
  return refuse_fee(sight, a.at, a.fee);
}

void list_diversions(const Rules& rules, Sight sight, Card card, Actions& out) {
  const Table& table = sight.table;
  if (table.last_path.empty()) return;
  const Tunnels tunnels = lifted(table);
  const Card moved = last_card(table);
  const bool turns = rules.face(moved, Turned::No) != rules.face(moved, Turned::Yes);
  for (const Site& site : tunnels.sites()) {
    if (site.at == table.last_path[0]) continue;
    for (Turned turned : {Turned::No, Turned::Yes}) {
      if (turned == Turned::Yes && !turns) continue;
      if (refuse_place(rules, table, tunnels, moved, site.at, turned)) continue;
      for (Fee fee : all_of<Fee>())
        if (!refuse_fee(sight, site.at, fee)) out.push_back(Divert{card, site.at, turned, fee});
    }
  }
}

void play(Dealer& dealer, Seat by, const Divert& a) {
  const bool leads_to_goal = tell_played(dealer, PathMoved{by, a.card, dealer.table().last_path[0], a.at, a.turned});
  if (leads_to_goal) dealer.do_last({.what = Do::Reach, .by = by, .at = a.at});
  dealer.do_last({.what = Do::EndTurn, .by = by, .draws = 1});
}

}  // namespace filon::classic

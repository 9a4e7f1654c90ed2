// Rockfall: removes one path card from the maze, linked or not (BASE-ACT-17..-26), or a closed chest (CHEST-16).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

bool is_closed_chest(const Table& table, Cell at) {
  return std::any_of(table.chests.begin(), table.chests.end(),
                     [&](const Chest& chest) { return chest.at == at && chest.state == Chest::State::Closed; });
}

}  // namespace

Refused refuse(const Rules& rules, Sight sight, const Rockfall& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Rockfall)) return wrong;
  if (is_closed_chest(sight.table, a.at)) return {};
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
  for (const Chest& chest : sight.table.chests) {
    list.next<Rockfall>(card, chest.at);
    list.keep(chest.state == Chest::State::Closed);
  }
}

void play(Dealer& dealer, Seat by, const Rockfall& a) {
  tell_played(dealer, RockFell{by, a.card, a.at});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

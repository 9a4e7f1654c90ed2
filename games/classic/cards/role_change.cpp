// Role change: a player drops their role and draws one that was not dealt (S2-ACT-22..-28, -36).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

Refused refuse(const Table& table, Seat, Seat) {
  if (table.undealt_roles == 0) return Refusal::NoRoleLeft;
  return {};
}

void apply(Table& table, const PlayedOn& e) {
  --table.undealt_roles;
  ++table.role_changes[e.whom];
}

void play(Dealer& dealer, Seat by, Seat whom) {
  // The event has already counted the card drawn here.
  const int role = dealer.pick(dealer.hidden().spare_roles, dealer.table().undealt_roles + 1, Source::SpareRoles, whom);
  dealer.whisper(whom, GotRole{static_cast<Role>(role)});
  end_turn(dealer, by, 1);
}

}  // namespace

extern const OnPlayerCard role_change_card{.touch = Touch::Neither,
                                           .stays = false,
                                           .refuse = refuse,
                                           .apply = apply,
                                           .play = play,
                                           .sign = "role",
                                           .purpose = "makes anybody draw a new role",
                                           .sentence = "{by} makes {whom} change roles."};

}  // namespace filon::classic

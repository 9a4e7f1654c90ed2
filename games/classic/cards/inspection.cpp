// Inspection: only the player of the card sees the role of another player (S2-ACT-18..-21).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

Refused refuse(const Table&, Seat by, Seat whom) {
  if (whom == by) return Refusal::OnYourself;
  return {};
}

void apply(Table&, const PlayedOn&) {}

void play(Dealer& dealer, Seat by, Seat whom) {
  dealer.whisper(by, RoleSeen{whom, {dealer.holding(whom).role, dealer.table().role_changes[whom]}});
  end_turn(dealer, by, 1);
}

}  // namespace

extern const OnPlayerCard inspection_card{.touch = Touch::Neither,
                                          .stays = false,
                                          .refuse = refuse,
                                          .apply = apply,
                                          .play = play,
                                          .sign = "look",
                                          .purpose = "shows you alone another player's role",
                                          .sentence = "{by} looks at the role of {whom}."};

}  // namespace filon::classic

// Prison: played on another player, who cannot place path cards and gets no share while it lies in front of them
// (S2-ACT-09..-14).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

Refused refuse(const Table& table, Seat by, Seat whom) {
  if (whom == by) return Refusal::OnYourself;                         // AMB-62
  if (table.prison[whom].holds()) return Refusal::AlreadyImprisoned;  // S2-ACT-01
  return {};
}

void apply(Table& table, const PlayedOn& e) { table.prison[e.whom].card = e.card; }

}  // namespace

extern const OnPlayerCard prison_card{.touch = Touch::Harms,
                                      .stays = true,
                                      .refuse = refuse,
                                      .apply = apply,
                                      .play = end_turn_only,
                                      .sign = "jail",
                                      .purpose = "prison for another: no digging, no share",
                                      .sentence = "{by} sends {whom} to prison."};

}  // namespace filon::classic

// Hands off: removes a thief card from any player (S2-ACT-06..-08).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

Refused refuse(const Table& table, Seat, Seat whom) {
  if (!table.is_thief(whom)) return Refusal::NoThief;
  return {};
}

void apply(Table& table, const PlayedOn& e) { discard_thief(table, e.whom); }

}  // namespace

extern const OnPlayerCard hands_off_card{.touch = Touch::Neither,
                                         .stays = false,
                                         .refuse = refuse,
                                         .apply = apply,
                                         .play = end_turn_only,
                                         .sign = "off",
                                         .purpose = "takes anybody's thief away",
                                         .sentence = "{by} takes away the thief of {whom}."};

}  // namespace filon::classic

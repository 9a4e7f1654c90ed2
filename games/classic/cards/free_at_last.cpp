// Free at last: removes a prison card from any player (S2-ACT-15..-17).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

Refused refuse(const Table& table, Seat, Seat whom) {
  if (!table.prison[whom].holds()) return Refusal::NotImprisoned;
  return {};
}

void apply(Table& table, const PlayedOn& e) { discard(table, table.prison[e.whom].card); }

}  // namespace

extern const OnPlayerCard free_at_last_card{.touch = Touch::Helps,
                                            .stays = false,
                                            .refuse = refuse,
                                            .apply = apply,
                                            .play = end_turn_only,
                                            .sign = "free",
                                            .purpose = "frees anybody from prison",
                                            .sentence = "{by} frees {whom} from prison."};

}  // namespace filon::classic

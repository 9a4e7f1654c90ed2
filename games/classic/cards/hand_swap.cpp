// Hand swap: two players exchange their hands; the other player draws a card (S2-ACT-29..-35).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

Refused refuse(const Table&, Seat by, Seat whom) {
  if (whom == by) return Refusal::OnYourself;
  return {};
}

void apply(Table& table, const PlayedOn& e) { std::swap(table.hand_size[e.by], table.hand_size[e.whom]); }

void play(Dealer& dealer, Seat by, Seat whom) {
  const GotHand given{dealer.holding(by).hand};
  dealer.whisper(by, GotHand{dealer.holding(whom).hand});
  dealer.whisper(whom, given);
  draw(dealer, whom, 1);    // S2-ACT-32
  end_turn(dealer, by, 0);  // S2-ACT-33
}

}  // namespace

extern const OnPlayerCard hand_swap_card{.touch = Touch::Neither,
                                         .stays = false,
                                         .refuse = refuse,
                                         .apply = apply,
                                         .play = play,
                                         .sign = "swap",
                                         .purpose = "swaps your hand with another player's",
                                         .sentence = "{by} swaps hands with {whom}."};

}  // namespace filon::classic

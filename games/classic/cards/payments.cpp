// Paying one nugget: loose ones first, otherwise a gold card is cashed (MOD-23).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

void cash(Dealer& dealer, Seat who, int value) {
  dealer.tell(GoldCashed{who});
  dealer.whisper(who, CashedGold{static_cast<std::uint8_t>(value)});
}

}  // namespace

// DEC-13: asked whenever there are several gold cards, even equal ones; otherwise the question would tell their values.
bool must_choose_gold(const Dealer& dealer, Seat payer) {
  const Purse& purse = dealer.table().purse[payer];
  return purse.nuggets == 0 && purse.credit == 0 && dealer.holding(payer).change == 0 && purse.gold_cards > 1;
}

void pay_nugget(Dealer& dealer, Seat payer, Seat to) {
  const Purse& purse = dealer.table().purse[payer];
  const bool is_loose = purse.nuggets > 0 || purse.credit > 0;
  if (!is_loose && dealer.holding(payer).change == 0) cash(dealer, payer, dealer.holding(payer).gold.nth(0));
  // As long as they have another gold card, nobody needs to know.
  const bool may_be_left = purse.gold_cards > 0 || dealer.holding(payer).change > 1;
  dealer.tell(NuggetPaid{payer, to, is_loose ? purse.has_change : may_be_left});
  if (!is_loose) dealer.whisper(payer, ChangePaid{});
}

void pay_bank(Dealer& dealer, Seat payer) {
  if (!must_choose_gold(dealer, payer)) return pay_nugget(dealer, payer, nobody);
  dealer.do_first({.what = Do::PayBank, .by = payer});
  dealer.ask(Ask::CashGold, payer);
}

Refused refuse(const Rules&, Sight sight, const CashGold& a) {
  if (a.value >= Gold::kinds() || sight.mine.gold.count(a.value) == 0) return Refusal::NotOffered;
  return {};
}

void list_cashings(Sight sight, Actions& out) {
  for (int value = 1; value < Gold::kinds(); ++value)
    if (sight.mine.gold.count(value) > 0) out.push_back(CashGold{static_cast<std::uint8_t>(value)});
}

void play(Dealer& dealer, Seat by, const CashGold& a) {
  tell_choice(dealer, by, a);
  cash(dealer, by, a.value);
}

}  // namespace filon::classic

// Right of passage: a player puts a pawn on a free end of a tunnel, and nobody places a card there before its owner was
// paid (ROP-04..-33).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

std::uint8_t number_of(const Table& table, const Pawn& pawn) {
  return static_cast<std::uint8_t>(&pawn - table.pawn.data());
}

const Pawn& pawn_of_announced(const Table& table) {
  const Cell at = std::visit(
      [](const auto& answer) {
        if constexpr (requires { answer.fee; })
          return answer.at;
        else
          return Cell{};
      },
      *table.announced);
  return *table.pawn_at(at);
}

}  // namespace

bool is_free_end(const Table& table, const Site& site) {
  return site.must_open != 0 && !table.pawn_at(site.at) && !is_beyond(site.at);
}

Refused refuse(const Rules& rules, Sight sight, const Recruit& a) {
  if (rules.pawns == 0) return Refusal::NotInThisGame;
  if (!sight.mine.holds(a.card)) return Refusal::NotInHand;
  if (a.pawn >= rules.pawns || !sight.table.pawn[a.pawn].is_in_supply()) return Refusal::NoPawnLeft;  // ROP-09
  const Site* site = sight.table.tunnels.site(a.at);
  if (!site || !is_free_end(sight.table, *site)) return Refusal::NotAFreeEnd;
  return {};
}

void list_recruits(const Rules& rules, Sight sight, std::span<const Card> different, Actions& out) {
  for (int pawn = 0; pawn < rules.pawns; ++pawn) {
    if (!sight.table.pawn[static_cast<std::size_t>(pawn)].is_in_supply()) continue;
    Lister list(out, different.size() * sight.table.tunnels.sites().size());
    for (Card card : different)
      for (const Site& site : sight.table.tunnels.sites()) {
        list.next<Recruit>(card, static_cast<std::uint8_t>(pawn), site.at);
        list.keep(is_free_end(sight.table, site));
      }
  }
}

void play(Dealer& dealer, Seat by, const Recruit& a) {
  dealer.tell(Recruited{by, a.pawn, a.at});
  discard_face_down(dealer, by, Inline<Card, 1>{a.card});
  end_turn(dealer, by, 0);  // ROP-10
}

Refused refuse_fee(Sight sight, Cell at, Fee fee) {
  const Pawn* pawn = sight.table.pawn_at(at);
  if (!pawn || pawn->owner == sight.me) {  // ROP-15
    if (fee != Fee::None) return Refusal::NothingToPay;
    return {};
  }
  const bool refused = (sight.table.refused >> number_of(sight.table, *pawn) & 1) != 0;
  switch (fee) {
    case Fee::None: return Refusal::PawnThere;  // ROP-11
    case Fee::Mine:
      if (!sight.table.purse[sight.me].can_pay()) return Refusal::NoNugget;  // ROP-31
      return {};
    case Fee::Request:
      if (refused) return Refusal::AlreadyRefused;  // ROP-29
      return {};
  }
  return Refusal::PawnThere;
}

// Everybody who can pay, and the owner of the pawn, who can let the player pass (ROP-14, -30, -31).
void ask_fee(Dealer& dealer, Seat by) {
  const Table& table = dealer.table();
  Seats asked;
  for (int i = 0; i < table.seats; ++i)
    if (seat(i) != by && table.purse[seat(i)].can_pay()) asked.insert(seat(i));
  asked.insert(pawn_of_announced(table).owner);
  dealer.ask(Ask::PayFee, asked);
}

// The first yes counts; of several given at once, the first one clockwise (ROP-29).
void close_fee(Dealer& dealer) {
  const Table& table = dealer.table();
  const Seat active = dealer.next_step().by;
  for (int i = 1; i < table.seats; ++i) {
    const Seat who = seat((index(active) + i) % table.seats);
    const Action* answer = dealer.sealed_answer(who);
    if (answer && std::holds_alternative<Agree>(*answer)) return dealer.tell(FeePromised{who});
  }
  dealer.drop_agenda();
  const Card card = table.in_play.back();
  dealer.tell(Withdrawn{active, number_of(table, pawn_of_announced(table))});
  dealer.whisper(active, GotCard{card});
  ask_path_again(dealer, active);
}

Refused refuse(const Rules&, Sight sight, const Agree&) {
  if (!sight.table.purse[sight.me].can_pay() && pawn_of_announced(sight.table).owner != sight.me)
    return Refusal::NoNugget;
  return {};
}

void list_fee_answers(const Rules& rules, Sight sight, Actions& out) {
  if (!refuse(rules, sight, Agree{})) out.push_back(Agree{});
  out.push_back(Decline{});
}

void pay_fee(Dealer& dealer, Seat payer, Cell at) {
  const Pawn& pawn = *dealer.table().pawn_at(at);
  const std::uint8_t number = number_of(dealer.table(), pawn);
  if (payer != pawn.owner) {
    if (must_choose_gold(dealer, payer)) {
      dealer.do_first({.what = Do::PayFee, .by = payer, .at = at});
      return dealer.ask(Ask::CashGold, payer);
    }
    pay_nugget(dealer, payer, pawn.owner);
  }
  dealer.tell(PawnLeft{number});  // ROP-13
}

}  // namespace filon::classic

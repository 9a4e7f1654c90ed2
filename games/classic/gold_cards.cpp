// Sharing gold cards: the diggers choose in turn, or the saboteurs are paid (BASE-SCORE-01..-29).
#include "games/classic/cards/cards.h"
#include "games/classic/judging.h"
#include "games/classic/reward.h"

namespace filon::classic {
namespace {

bool digs(const Dealer& dealer, Seat seat) { return dealer.holding(seat).role == Role::GoldDigger; }

// VSAB-02: with this rule, a gold digger with a broken tool gets nothing.
bool shares(const Dealer& dealer, Seat seat) {
  return digs(dealer, seat) && !(dealer.rules().broken_share_nothing && dealer.table().broken[seat].any());
}

bool anybody_shares(const Dealer& dealer) {
  for (int i = 0; i < dealer.table().seats; ++i)
    if (shares(dealer, seat(i))) return true;
  return false;
}

Seats seats_of(const Dealer& dealer, Role role) {
  Seats seats;
  for (int i = 0; i < dealer.table().seats; ++i)
    if (dealer.holding(seat(i)).role == role) seats.insert(seat(i));
  return seats;
}

// BASE-SCORE-06, -07, -11: the next gold digger counter-clockwise; after a change of direction, clockwise (WC20-04).
Seat next_digger(const Dealer& dealer, Seat after) {
  const Table& table = dealer.table();
  do after = table.direction > 0 ? right_of(after, table.seats) : left_of(after, table.seats);
  while (!shares(dealer, after));
  return after;
}

// BASE-SCORE-27: only the seat that chooses sees the cards.
void offer(Dealer& dealer, Seat to, const Gold& gold) {
  dealer.ask(Ask::TakeGold, to);
  dealer.whisper(to, GoldOffered{gold});
}

void share_among_diggers(Dealer& dealer, Seat finisher) {
  const Rules& rules = dealer.rules();
  const int wanted = std::min(rules.gold_per_player ? rules.seats : seats_of(dealer, Role::GoldDigger).size(),
                              rules.most_gold_drawn);  // BASE-SCORE-01..-04
  Gold drawn;
  for (int left = dealer.table().gold_pile; drawn.size() < wanted && left > 0; --left)
    drawn.add(dealer.pick(dealer.hidden().gold, left, Source::GoldPile, 0));  // BASE-SCORE-29
  if (drawn.size() == 0) return;
  dealer.tell(GoldDrawn{static_cast<std::uint8_t>(drawn.size())});
  offer(dealer, shares(dealer, finisher) ? finisher : next_digger(dealer, finisher), drawn);
}

// WC16-07, -13: four gold cards, or what is left.
void pay_greedy_dwarf(Dealer& dealer, Seat whom) {
  Gold drawn;
  for (int left = dealer.table().gold_pile; drawn.size() < 4 && left > 0; --left)
    drawn.add(dealer.pick(dealer.hidden().gold, left, Source::GoldPile, 0));
  dealer.tell(GoldCardsTaken{whom, static_cast<std::uint8_t>(drawn.size()), false});
  dealer.whisper(whom, GotGold{drawn});
}

// AMB-34: clockwise, starting left of the player who played the last card.
void reward_saboteurs(Dealer& dealer) {
  const Table& table = dealer.table();
  const int count = seats_of(dealer, Role::Saboteur).size();
  const int due = dealer.rules().reward[static_cast<std::size_t>(count)];
  const auto payments = pay_saboteurs(dealer.hidden().gold, count, due);
  Seat whom = table.last_to_play;
  for (const Payment& payment : payments) {
    do whom = left_of(whom, table.seats);
    while (dealer.holding(whom).role != Role::Saboteur);
    dealer.hidden().gold -= payment.cards;
    dealer.tell(Rewarded{whom, static_cast<std::uint8_t>(due), static_cast<std::uint8_t>(payment.cards.size()),
                         static_cast<std::uint8_t>(payment.credit)});
    dealer.whisper(whom, GotGold{payment.cards});
  }
}

}  // namespace

RoundEnded judge_diggers(const Dealer& dealer, Seat finisher) {
  if (finisher != nobody && dealer.holding(finisher).role == Role::GreedyDwarf)  // WC16-06, -08
    return {{Winners::GreedyDwarf, finisher}, Because::Reached, Seats(finisher)};
  if (finisher != nobody) return {{Winners::Diggers, finisher}, Because::Reached, seats_of(dealer, Role::GoldDigger)};
  const Seats saboteurs = seats_of(dealer, Role::Saboteur);
  return {{saboteurs.empty() ? Winners::Nobody : Winners::Saboteurs, nobody}, Because::NotReached, saboteurs};
}

void share_gold_cards(Dealer& dealer) {
  const RoundResult result = dealer.table().results.back();
  if (result.winners == Winners::GreedyDwarf) return pay_greedy_dwarf(dealer, result.finisher);
  if (result.winners == Winners::Diggers) {
    if (anybody_shares(dealer)) share_among_diggers(dealer, result.finisher);  // VSAB-05
    return;
  }
  if (result.winners == Winners::Saboteurs) reward_saboteurs(dealer);  // BASE-SCORE-20
}

// VTRN-11..-17.
void share_tournament(Dealer& dealer) {
  const RoundResult result = dealer.table().results.back();
  const auto pay = [&](Seat whom, int nuggets) { dealer.tell(Shared{whom, static_cast<std::uint8_t>(nuggets)}); };
  if (result.winners == Winners::GreedyDwarf) return pay(result.finisher, 4);
  const Seats saboteurs = seats_of(dealer, Role::Saboteur);
  for (int i = 0; i < dealer.table().seats; ++i) {
    if (result.winners == Winners::Diggers && shares(dealer, seat(i))) pay(seat(i), seat(i) == result.finisher ? 3 : 2);
    if (result.winners == Winners::Saboteurs && saboteurs.contains(seat(i)))
      pay(seat(i), dealer.rules().reward[static_cast<std::size_t>(saboteurs.size())]);
  }
}

Refused refuse(const Rules&, Sight sight, const TakeGold& a) {
  if (a.value >= Gold::kinds() || sight.mine.offered.count(a.value) == 0) return Refusal::NotOffered;
  return {};
}

void list_gold(Sight sight, Actions& out) {
  for (int value = Gold::kinds() - 1; value > 0; --value)
    if (sight.mine.offered.count(value) > 0) out.push_back(TakeGold{static_cast<std::uint8_t>(value)});
}

void play(Dealer& dealer, Seat by, const TakeGold& a) {
  Gold taken, rest = dealer.holding(by).offered;
  taken.add(a.value);
  rest.take(a.value);
  dealer.tell(GoldTaken{by});
  dealer.whisper(by, GotGold{taken});
  if (rest.size() == 0) return;
  offer(dealer, next_digger(dealer, by), rest);
}

}  // namespace filon::classic

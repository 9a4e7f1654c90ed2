// Sharing gold cards: the diggers choose in turn, or the saboteurs are paid (BASE-SCORE-01..-29).
#include "games/classic/cards/cards.h"
#include "games/classic/judging.h"
#include "games/classic/reward.h"

namespace filon::classic {
namespace {

bool digs(const Dealer& dealer, Seat seat) { return dealer.holding(seat).role == Role::GoldDigger; }

Seats seats_of(const Dealer& dealer, Role role) {
  Seats seats;
  for (int i = 0; i < dealer.table().seats; ++i)
    if (dealer.holding(seat(i)).role == role) seats.insert(seat(i));
  return seats;
}

// BASE-SCORE-06, -07, -11: the next gold digger counter-clockwise.
Seat next_digger(const Dealer& dealer, Seat after) {
  do after = right_of(after, dealer.table().seats);
  while (!digs(dealer, after));
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
  offer(dealer, digs(dealer, finisher) ? finisher : next_digger(dealer, finisher), drawn);
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
  if (finisher != nobody) return {{Winners::Diggers, finisher}, Because::Reached, seats_of(dealer, Role::GoldDigger)};
  const Seats saboteurs = seats_of(dealer, Role::Saboteur);
  return {{saboteurs.empty() ? Winners::Nobody : Winners::Saboteurs, nobody}, Because::NotReached, saboteurs};
}

void share_gold_cards(Dealer& dealer) {
  const RoundResult result = dealer.table().results.back();
  if (result.winners == Winners::Diggers) return share_among_diggers(dealer, result.finisher);
  if (result.winners == Winners::Saboteurs) reward_saboteurs(dealer);  // BASE-SCORE-20
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

// The end of a round: who won, how the gold goes round, and what comes after.
#include "cards/cards.h"
#include "reward.h"

namespace filon::classic {
namespace {

bool digs(const Dealer& dealer, Seat seat) { return dealer.holding(seat).role == Role::GoldDigger; }

int count_role(const Dealer& dealer, Role role) {
  int count = 0;
  for (int i = 0; i < dealer.table().seats; ++i) count += dealer.holding(seat(i)).role == role ? 1 : 0;
  return count;
}

void end_match(Dealer& dealer) {
  MatchEnded end;
  int best = 0;
  for (int i = 0; i < dealer.table().seats; ++i) {
    const Seat s = seat(i);
    const int score = nuggets(dealer.holding(s).gold) + dealer.table().purses[s].credit;  // BASE-MATCH-10
    end.gold[s] = dealer.holding(s).gold;
    end.scores[s] = static_cast<std::uint8_t>(score);
    if (score > best) end.winners = {};
    best = std::max(best, score);
    if (score == best) end.winners.insert(s);  // BASE-MATCH-11, -12
  }
  dealer.tell(end);
}

void end_sharing(Dealer& dealer) {
  const Table& table = dealer.table();
  if (table.round == dealer.rules().rounds) return end_match(dealer);
  begin_round(dealer, table.round + 1, left_of(table.last_to_play, table.seats));  // BASE-MATCH-08
}

// BASE-SCORE-06, -07, -11: the first gold digger counter-clockwise after this seat.
Seat next_digger(const Dealer& dealer, Seat after) {
  do after = right_of(after, dealer.table().seats);
  while (!digs(dealer, after));
  return after;
}

// BASE-SCORE-27: only the chooser sees what is left.
void offer(Dealer& dealer, Seat to, const Gold& gold) {
  dealer.ask(Ask::TakeGold, to);
  dealer.whisper(to, GoldOffered{gold});
}

void share_among_diggers(Dealer& dealer, Seat finisher) {
  const Rules& rules = dealer.rules();
  const int wanted = std::min(rules.gold_per_player ? rules.seats : count_role(dealer, Role::GoldDigger),
                              rules.most_gold_drawn);  // BASE-SCORE-01..-04
  Gold drawn;
  for (int left = dealer.table().gold_pile; drawn.size() < wanted && left > 0; --left)
    drawn.add(dealer.pick(dealer.hidden().gold, left));  // BASE-SCORE-29
  if (drawn.size() == 0) return end_sharing(dealer);
  dealer.tell(GoldDrawn{static_cast<std::uint8_t>(drawn.size())});
  offer(dealer, digs(dealer, finisher) ? finisher : next_digger(dealer, finisher), drawn);
}

// AMB-34: in clockwise order from the left neighbour of who played the last card.
void reward_saboteurs(Dealer& dealer) {
  const Table& table = dealer.table();
  const int count = count_role(dealer, Role::Saboteur);
  const int due = dealer.rules().reward[static_cast<std::size_t>(count)];
  const auto payments = pay_saboteurs(dealer.hidden().gold, count, due);
  Seat whom = table.last_to_play;
  for (const Payment& payment : payments) {
    do whom = left_of(whom, table.seats);
    while (dealer.holding(whom).role != Role::Saboteur);
    for (int value = 1; value < Gold::kinds(); ++value) dealer.hidden().gold.add(value, -payment.cards.count(value));
    dealer.tell(Rewarded{whom, static_cast<std::uint8_t>(due), static_cast<std::uint8_t>(payment.cards.size()),
                         static_cast<std::uint8_t>(payment.credit)});
    dealer.whisper(whom, GotGold{payment.cards});
  }
}

}  // namespace

void end_round(Dealer& dealer, Seat finisher) {
  const Table& table = dealer.table();
  Winners winners = Winners::Diggers;
  if (finisher == nobody) winners = count_role(dealer, Role::Saboteur) > 0 ? Winners::Saboteurs : Winners::Nobody;
  dealer.tell(RoundEnded{{winners, finisher}});

  RolesShown shown{{}, dealer.hidden().spare_role};  // BASE-END-06, -07
  for (int i = 0; i < table.seats; ++i) shown.roles[seat(i)] = dealer.holding(seat(i)).role;
  dealer.tell(shown);
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal)
    if (!table.goals[goal].is_face_up())  // BASE-END-13
      dealer.tell(GoalTurned{static_cast<std::uint8_t>(goal), dealer.hidden().goals[goal], Turned::No, false});

  switch (winners) {
    case Winners::Diggers: return share_among_diggers(dealer, finisher);
    case Winners::Saboteurs: reward_saboteurs(dealer); break;
    case Winners::Nobody: break;  // BASE-SCORE-20
  }
  end_sharing(dealer);
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
  if (rest.size() == 0) return end_sharing(dealer);
  offer(dealer, next_digger(dealer, by), rest);
}

}  // namespace filon::classic

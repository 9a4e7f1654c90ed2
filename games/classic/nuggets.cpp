// Two teams of diggers, saboteurs, and roles without a team: who wins a round and how much each is paid
// (docs/rules/classic.md, section 4).
#include "games/classic/judging.h"
#include "games/classic/routes.h"

namespace filon::classic {
namespace {

// S2-SCORE-40..-42: prisoners count as absent.
Seats free_seats(const Dealer& dealer, Role role) {
  Seats seats;
  for (int i = 0; i < dealer.table().seats; ++i)
    if (dealer.holding(seat(i)).role == role && !dealer.table().prison[seat(i)].holds()) seats.insert(seat(i));
  return seats;
}

bool is_there(const Dealer& dealer, Role role) { return !free_seats(dealer, role).empty(); }

// Section 4.1. Requires: the treasure is face up.
bool can_pass(const Dealer& dealer, Door closed) {
  const Table& table = dealer.table();
  const Goal* treasure = std::find_if(table.goals.begin(), table.goals.end(), [&](const Goal& goal) {
    return goal.is_face_up() && dealer.rules().in_maze(goal.card) == InMaze::Treasure;
  });
  return has_route(dealer.rules(), table.tunnels, treasure->at, closed);
}

Winners winners_shut_out(const Dealer& dealer) {
  const bool boss = is_there(dealer, Role::Boss);
  const bool profiteer = is_there(dealer, Role::Profiteer);
  if (dealer.rules().shut_out == ShutOut::BossElseSaboteurs) {  // S2-SCORE-17..-19
    if (boss) return Winners::Boss;
    if (is_there(dealer, Role::Saboteur)) return Winners::Saboteurs;
    return profiteer ? Winners::Profiteer : Winners::Nobody;
  }
  if (boss && profiteer) return Winners::BossAndProfiteer;  // S2-SCORE-22
  if (boss) return Winners::Boss;                           // S2-SCORE-20
  return profiteer ? Winners::Profiteer : Winners::Nobody;  // S2-SCORE-21, -23
}

struct Verdict {
  Winners winners;
  Because because;
};

// Section 4.2: the finisher's own team wins if it can pass; otherwise the team that can.
Verdict winners_connected(const Dealer& dealer, Seat finisher) {
  const bool blue = can_pass(dealer, Door::Green);
  const bool green = can_pass(dealer, Door::Blue);
  if (!blue && !green) return {winners_shut_out(dealer), Because::BothShutOut};
  const Role role = dealer.holding(finisher).role;  // S2-END-06
  const bool has_team = role == Role::BlueDigger || role == Role::GreenDigger;
  if (blue && green && !has_team) return {Winners::BlueAndGreen, Because::BothTeams};  // S2-SCORE-11, -12, -14
  const bool blue_wins = blue && (!green || role == Role::BlueDigger);
  const bool own = role == (blue_wins ? Role::BlueDigger : Role::GreenDigger);
  return {blue_wins ? Winners::Blue : Winners::Green, own        ? Because::FinisherTeam
                                                      : has_team ? Because::FinisherShutOut
                                                                 : Because::OnlyOpenTeam};
}

Winners winners_not_connected(const Dealer& dealer) {
  if (is_there(dealer, Role::Saboteur)) return Winners::Saboteurs;                  // S2-SCORE-30
  return is_there(dealer, Role::Profiteer) ? Winners::Profiteer : Winners::Nobody;  // S2-SCORE-31..-33
}

// Which roles are paid when this side wins (section 4.3).
bool wins(Winners side, Role role) {
  switch (role) {
    case Role::BlueDigger: return side == Winners::Blue || side == Winners::BlueAndGreen;
    case Role::GreenDigger: return side == Winners::Green || side == Winners::BlueAndGreen;
    case Role::Saboteur: return side == Winners::Saboteurs;
    case Role::Boss: return side != Winners::Saboteurs && side != Winners::Profiteer && side != Winners::Nobody;
    case Role::Profiteer: return side != Winners::Boss && side != Winners::Nobody;
    default: return false;  // S2-SCORE-06
  }
}

// How much less a role gets than a digger or saboteur (S2-SCORE-25, -28).
int deduction(Role role) { return role == Role::Boss ? 1 : role == Role::Profiteer ? 2 : 0; }

void pay(Dealer& dealer, Seat whom, int nuggets) { dealer.tell(Shared{whom, static_cast<std::uint8_t>(nuggets)}); }

// S2-SCORE-01..-07.
void pay_geologists(Dealer& dealer) {
  const Seats geologists = free_seats(dealer, Role::Geologist);
  if (geologists.empty()) return;
  int crystals = 0;
  for (const Laid& laid : dealer.table().tunnels.laid()) crystals += dealer.rules().deck[laid.card].crystals;
  for (int i = 0; i < dealer.table().seats; ++i)
    if (geologists.contains(seat(i))) pay(dealer, seat(i), crystals / geologists.size());
}

// The seats on the winning side that are not in prison.
Seats winning_seats(const Dealer& dealer, Winners side) {
  Seats winners;
  for (int i = 0; i < dealer.table().seats; ++i)
    if (wins(side, dealer.holding(seat(i)).role) && !dealer.table().prison[seat(i)].holds()) winners.insert(seat(i));
  return winners;
}

// S2-SCORE-34..-39.
void pay_winners(Dealer& dealer, Winners side) {
  const Seats winners = winning_seats(dealer, side);
  const int share = std::max(1, 6 - winners.size());
  for (int i = 0; i < dealer.table().seats; ++i)
    if (winners.contains(seat(i))) pay(dealer, seat(i), std::max(0, share - deduction(dealer.holding(seat(i)).role)));
}

}  // namespace

RoundEnded judge_teams(const Dealer& dealer, Seat finisher) {
  const Verdict verdict = finisher == nobody ? Verdict{winners_not_connected(dealer), Because::NotReached}
                                             : winners_connected(dealer, finisher);
  return {{verdict.winners, finisher}, verdict.because, winning_seats(dealer, verdict.winners)};
}

void share_nuggets(Dealer& dealer) {
  pay_geologists(dealer);
  pay_winners(dealer, dealer.table().results.back().winners);
  begin_thefts(dealer);
}

}  // namespace filon::classic

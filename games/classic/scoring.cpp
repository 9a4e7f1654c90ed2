// The end of a round: who won, which cards are shown, how the gold is shared, and what follows.
#include "games/classic/dealer.h"

namespace filon::classic {
namespace {

void end_match(Dealer& dealer) {
  MatchEnded end;
  int best = 0;
  for (int i = 0; i < dealer.table().seats; ++i) {
    const Seat s = seat(i);
    const int score = nuggets(Sight{s, dealer.table(), dealer.holding(s)});  // BASE-MATCH-10, S2-MATCH-09
    end.gold[s] = dealer.holding(s).gold;
    end.scores[s] = static_cast<std::uint8_t>(score);
    if (score > best) end.winners = {};
    best = std::max(best, score);
    if (score == best) end.winners.insert(s);  // BASE-MATCH-11, -12; S2-MATCH-10
  }
  dealer.tell(end);
}

// The role that nobody has: not dealt, or left at the workshop (COST-06).
Role spare_role(const Dealer& dealer) {
  if (dealer.hidden().spare_roles.size() > 0) return static_cast<Role>(dealer.hidden().spare_roles.nth(0));
  for (int i = 0; i < dealer.table().seats; ++i)
    if (const Roles& dropped = dealer.holding(seat(i)).roles_dropped; dropped.size() > 0)
      return static_cast<Role>(dropped.nth(0));
  return Role::Unknown;
}

}  // namespace

void end_sharing(Dealer& dealer) {
  if (dealer.table().round == dealer.rules().rounds) return end_match(dealer);
  dealer.do_first({.what = Do::Deal});
  dealer.ask(Ask::GoOn, Seats::first(dealer.table().seats));
}

void end_round(Dealer& dealer, Seat finisher, bool spider) {
  const Rules& rules = dealer.rules();
  const Table& table = dealer.table();
  RoundEnded end = rules.judge(dealer, finisher);
  if (spider) end.because = Because::Spider;  // GOALS-19, -20: as if the treasure was not reached
  dealer.tell(end);

  RolesShown shown{{}, Role::Unknown};
  for (int i = 0; i < table.seats; ++i) shown.roles[seat(i)] = dealer.holding(seat(i)).role;  // BASE-END-06, S2-END-04
  if (rules.shows_spare_roles) shown.spare = spare_role(dealer);                              // BASE-END-07
  dealer.tell(shown);
  for (std::size_t goal = 0; goal < table.goals.size(); ++goal)
    if (!table.goals[goal].is_face_up())  // BASE-END-13
      dealer.tell(GoalTurned{static_cast<std::uint8_t>(goal), dealer.hidden().goals[goal], Turned::No, false});
  for (std::size_t chest = 0; chest < table.chests.size(); ++chest)
    if (table.chests[chest].state == Chest::State::Closed)  // MOD-34
      dealer.tell(ChestShown{static_cast<std::uint8_t>(chest), dealer.hidden().chests[chest]});
  dealer.do_last({.what = Do::NextRound});
  rules.share_gold(dealer);
}

}  // namespace filon::classic

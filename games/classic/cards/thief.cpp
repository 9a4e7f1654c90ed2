// Thief: lies in front of its player, who may steal one nugget after the round (S2-ACT-02..-05). Also the thefts, one
// after another (S2-SCORE-47..-56).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

bool can_be_robbed(const Table& table, Seat thief, Seat whom) {
  return whom != thief && table.purse[whom].nuggets > 0;  // S2-SCORE-53
}

bool can_rob_somebody(const Table& table, Seat thief) {
  for (int i = 0; i < table.seats; ++i)
    if (can_be_robbed(table, thief, seat(i))) return true;
  return false;
}

// Clockwise from the player of the last thief card. Prisoners keep their place but are skipped (S2-SCORE-48, -49, -52).
// `done`: how many seats of the circle had their turn.
void go_on_stealing(Dealer& dealer, int done) {
  const Table& table = dealer.table();
  for (; !table.thieves.empty() && done < table.seats; ++done) {
    const Seat thief = seat((index(table.thieves.back().by) + done) % table.seats);
    if (table.is_thief(thief) && !table.prison[thief].holds() && can_rob_somebody(table, thief))  // S2-SCORE-54
      return dealer.ask(Ask::Steal, thief);
  }
}

void end_theft(Dealer& dealer, Seat by) {
  const Table& table = dealer.table();
  go_on_stealing(dealer, (index(by) - index(table.thieves.back().by) + table.seats) % table.seats + 1);
}

Refused refuse(const Table& table, Seat by, Seat whom) {
  if (whom != by) return Refusal::OnlyYourself;          // S2-ACT-02
  if (table.is_thief(by)) return Refusal::AlreadyThief;  // S2-ACT-01
  return {};
}

void apply(Table& table, const PlayedOn& e) { table.thieves.push_back({e.by, e.card}); }

}  // namespace

extern const OnPlayerCard thief_card{.touch = Touch::Neither,
                                     .stays = true,
                                     .refuse = refuse,
                                     .apply = apply,
                                     .play = end_turn_only,
                                     .sign = "thief",
                                     .purpose = "thief: after the round you may steal a nugget",
                                     .sentence = "{by} becomes a thief."};

void begin_thefts(Dealer& dealer) { go_on_stealing(dealer, 0); }

Refused refuse(const Rules& rules, Sight sight, const Steal& a) {
  if (index(a.from) >= rules.seats) return Refusal::NoSuchSeat;
  if (!can_be_robbed(sight.table, sight.me, a.from)) return Refusal::NothingToSteal;
  return {};
}

void list_thefts(const Rules& rules, Sight sight, Actions& out) {
  for (int i = 0; i < rules.seats; ++i)
    if (can_be_robbed(sight.table, sight.me, seat(i))) out.push_back(Steal{seat(i)});
  out.push_back(Decline{});
}

void play(Dealer& dealer, Seat by, const Steal& a) {
  dealer.tell(Stole{by, a.from});
  end_theft(dealer, by);
}

// S2-SCORE-55: a thief need not steal. The second path card of a scout may be left out if it must be asked for.
Refused refuse(const Rules& rules, Sight sight, const Decline&) {
  return sight.table.question.what == Ask::SecondPath ? refuse_skip(rules, sight) : Refused{};
}

void play(Dealer& dealer, Seat by, const Decline&) {
  const bool steals = dealer.question().what == Ask::Steal;
  dealer.tell(Declined{by});
  steals ? end_theft(dealer, by) : end_turn(dealer, by, 1);
}

}  // namespace filon::classic

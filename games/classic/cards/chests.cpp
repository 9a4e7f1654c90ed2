// Treasure chests: what each of them does when it is opened (CHEST-23..-45).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

void take_nugget(Dealer& dealer, Seat by) {
  Gold& pile = dealer.hidden().gold;
  if (pile.count(1) == 0) return dealer.tell(NuggetsTaken{by, 1});  // CHEST-23, -24
  pile.take(1);
  dealer.tell(GoldCardsTaken{by, 1, true});
  Gold one;
  one.add(1);
  dealer.whisper(by, GotGold{one});
}

// CHEST-31: away from the start.
Cell behind(Cell at) { return beside(at, Side::East); }

// CHEST-30, -32; MOD-14: face down, not linked, with room behind it.
bool can_be_pushed(const Table& table, const Goal& goal) {
  const Cell to = behind(goal.at);
  return !goal.is_face_up() && table.tunnels.entries(goal.at) == 0 && !table.tunnels.at(to) &&
         !table.tunnels.is_covered(to) && !table.pawn_at(to) && !is_beyond(to);
}

void push(Dealer& dealer, Seat by, std::size_t goal) {
  dealer.tell(GoalPushed{by, static_cast<std::uint8_t>(goal), behind(dealer.table().goals[goal].at)});
}

void push_goal(Dealer& dealer, Seat by) {
  const auto& goals = dealer.table().goals;
  Inline<std::size_t, most_goals> possible;
  for (std::size_t i = 0; i < goals.size(); ++i)
    if (can_be_pushed(dealer.table(), goals[i])) possible.push_back(i);
  if (possible.size() == 1) return push(dealer, by, possible[0]);
  if (!possible.empty()) dealer.ask(Ask::PushGoal, by);
}

void inspect(Dealer& dealer, Seat by, Seat whom) {
  dealer.tell(RoleInspected{by, whom});
  dealer.whisper(by, RoleSeen{whom, {dealer.holding(whom).role, dealer.table().role_changes[whom]}});
}

// CHEST-35: a blind card from the hand.
void rob(Dealer& dealer, Seat by, Seat from) {
  Cards hand;
  for (Card card : dealer.holding(from).hand) hand.add(index(card));
  const Card card = filon::card(dealer.pick(hand, hand.size(), Source::Robbery, by));
  dealer.tell(HandRobbed{by, from});
  dealer.whisper(from, LostCard{card});
  dealer.whisper(by, GotCard{card});
}

// Whom a seat may choose: to look at their role, or to take a card from their hand.
Refused refuse_player(Ask ask, const Table& table, Seat by, Seat whom) {
  if (index(whom) >= table.seats) return Refusal::NoSuchSeat;
  if (whom == by) return Refusal::OnYourself;
  if (ask == Ask::RobHand && table.hand_size[whom] == 0) return Refusal::EmptyHand;
  return {};
}

void choose_player(Dealer& dealer, Seat by, Ask ask) {
  Inline<Seat, max_seats> possible;
  for (int i = 0; i < dealer.table().seats; ++i)
    if (!refuse_player(ask, dealer.table(), by, seat(i))) possible.push_back(seat(i));
  if (possible.size() > 1) return dealer.ask(ask, by);
  if (possible.size() == 1) ask == Ask::RobHand ? rob(dealer, by, possible[0]) : inspect(dealer, by, possible[0]);
}

}  // namespace

void rob(Dealer& dealer, Seat by) { choose_player(dealer, by, Ask::RobHand); }

// What changes the draws of this turn is noted on the table when the chest is opened (MOD-18).
void open_chest(Dealer& dealer, Seat by, std::size_t chest) {
  const Card card = dealer.hidden().chests[chest].card;
  dealer.tell(ChestOpened{by, static_cast<std::uint8_t>(chest), card});
  switch (dealer.rules().deck[card].chest) {
    case ChestEffect::Nugget: return take_nugget(dealer, by);
    case ChestEffect::PushGoal: return push_goal(dealer, by);
    case ChestEffect::Inspect: return choose_player(dealer, by, Ask::InspectRole);
    case ChestEffect::SearchDiscard: shuffle_discards(dealer); return search_discards(dealer, by);
    case ChestEffect::Mill5: return mill(dealer, 5);
    case ChestEffect::MapBan:
    case ChestEffect::SkipDraw:
    case ChestEffect::ExtraDraw:
    case ChestEffect::StealCard:
    case ChestEffect::Draw3: return;
  }
}

Refused refuse_push(const Table& table, Cell at) {
  for (const Goal& goal : table.goals)
    if (goal.at == at) return can_be_pushed(table, goal) ? Refused{} : Refusal::CannotBePushed;
  return Refusal::NoSuchGoal;
}

void push_goal_at(Dealer& dealer, Seat by, Cell at) {
  const auto& goals = dealer.table().goals;
  for (std::size_t i = 0; i < goals.size(); ++i)
    if (goals[i].at == at) return push(dealer, by, i);
}

Refused refuse(const Rules&, Sight sight, const PickPlayer& a) {
  return refuse_player(sight.table.question.what, sight.table, sight.me, a.whom);
}

void list_players(const Rules& rules, Sight sight, Actions& out) {
  for (int i = 0; i < rules.seats; ++i)
    if (!refuse(rules, sight, PickPlayer{seat(i)})) out.push_back(PickPlayer{seat(i)});
}

void play(Dealer& dealer, Seat by, const PickPlayer& a) {
  const bool robs = dealer.question().what == Ask::RobHand;
  tell_choice(dealer, by, a);
  robs ? rob(dealer, by, a.whom) : inspect(dealer, by, a.whom);
}

}  // namespace filon::classic

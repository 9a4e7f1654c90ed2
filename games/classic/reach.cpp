// What a tunnel leads to: after every change of the maze postcards, chests and goals are reached one after another
// (MOD-12..-16, BASE-GOAL-02, -12..-15).
#include "games/classic/cards/cards.h"

namespace filon::classic {
namespace {

// One or both ways round.
using Ways = Inline<Turned, 2>;

// The sides through which a turned card should be entered: from the card that was placed or moved last; if that does
// not lead here, from any tunnel that does.
Sides wanted_entries(const Tunnels& tunnels, Cell at, Cell last_placed) {
  const Sides entries = tunnels.entries(at);
  for (Side side : all_sides)
    if (has(entries, side) && beside(at, side) == last_placed) return bit(side);
  return entries;
}

int matching_sides(const Tunnels& tunnels, Cell at, Sides open) {
  int matching = 0;
  for (Side side : all_sides)
    if (const Laid* neighbour = tunnels.at(beside(at, side)))
      matching += has(neighbour->face.open(), opposite(side)) == has(open, side) ? 1 : 0;
  return matching;
}

// AMB-11, MOD-16: the ways round that join best; both if they are equally good and differ.
Ways ways_round(const Rules& rules, const Tunnels& tunnels, Cell at, Card card, Cell last_placed) {
  const Sides wanted = wanted_entries(tunnels, at, last_placed);
  const auto merit = [&](Turned turned) {
    const Sides open = rules.face(card, turned).open();
    return ((open & wanted) != 0 ? 8 : 0) + matching_sides(tunnels, at, open);
  };
  const int printed = merit(Turned::No);
  const int half_turn = merit(Turned::Yes);
  if (printed > half_turn) return {Turned::No};
  if (printed < half_turn) return {Turned::Yes};
  if (rules.face(card, Turned::No) == rules.face(card, Turned::Yes)) return {Turned::No};
  return {Turned::No, Turned::Yes};
}

std::uint8_t goal_at(const Table& table, Cell at) {
  std::uint8_t goal = 0;
  while (table.goals[goal].at != at) ++goal;
  return goal;
}

std::optional<std::size_t> chest_at(const Table& table, Cell at) {
  for (std::size_t i = 0; i < table.chests.size(); ++i)
    if (table.chests[i].at == at && table.chests[i].state == Chest::State::Closed) return i;
  return {};
}

bool is_at(const Inline<Cell, 1>& place, Cell at) { return !place.empty() && place[0] == at; }

using Targets = Inline<Cell, Tunnels::most_covered>;

// What is reached now. Postcards come first: changing roles is compulsory and immediate (MOD-12).
Targets targets(const Rules& rules, const Table& table) {
  Targets postcards, others;
  for (Cell at : table.tunnels.reached()) {
    if (is_at(rules.workshop_at, at)) {
      if (!table.workshop_used) postcards.push_back(at);
    } else if (is_at(rules.party_at, at)) {
      if (!table.party_used) postcards.push_back(at);
    } else {
      others.push_back(at);
    }
  }
  return postcards.empty() ? others : postcards;
}

// Requires: none of these is a postcard.
bool are_all_goals(const Table& table, const Targets& targets) {
  return std::none_of(targets.begin(), targets.end(), [&](Cell at) { return chest_at(table, at).has_value(); });
}

// COST-05..-12: a role that was not dealt.
void visit_workshop(Dealer& dealer, Seat by) {
  const int left = dealer.table().undealt_roles;
  dealer.tell(WorkshopVisited{by, left > 0});
  if (left == 0) return;
  dealer.whisper(by,
                 GotRole{static_cast<Role>(dealer.pick(dealer.hidden().spare_roles, left, Source::SpareRoles, by))});
}

// PARTY-05..-13: all roles that players have are shuffled and dealt again.
void hold_party(Dealer& dealer, Seat by) {
  const int seats = dealer.table().seats;
  Roles all;
  PerSeat<Roles> known;  // what each seat knew about the roles that were mixed
  for (int i = 0; i < seats; ++i) {
    const Holding& holding = dealer.holding(seat(i));
    all.add(static_cast<int>(holding.role));
    known[seat(i)].add(static_cast<int>(holding.role));
    for (int whom = 0; whom < seats; ++whom)
      if (const SeenRole& seen = holding.roles_seen[seat(whom)];
          seen.role != Role::Unknown && seen.changes == dealer.table().role_changes[seat(whom)])
        known[seat(i)].add(static_cast<int>(seen.role));
  }
  dealer.tell(PartyHeld{by});
  for (int i = 0; i < seats; ++i) {
    const int role = dealer.pick(all, seats - i, Source::PartyRoles, i);
    if (known[seat(i)].count(role) > 0) known[seat(i)].take(role);
    dealer.whisper(seat(i), RoleMixed{static_cast<Role>(role), known[seat(i)]});
  }
}

bool is_postcard(const Rules& rules, Cell at) { return is_at(rules.workshop_at, at) || is_at(rules.party_at, at); }

// Standard goals are turned one after the other without a question (BASE-GOAL-12), unless the way through one of them
// leads to a postcard, which comes first (MOD-12). Returns true if one of them is the treasure.
bool turn_together(Dealer& dealer, const Targets& goals, Cell last_placed) {
  bool treasure = false;
  for (Cell at : goals) {
    if (!treasure && is_postcard(dealer.rules(), targets(dealer.rules(), dealer.table())[0])) break;
    const std::uint8_t goal = goal_at(dealer.table(), at);
    const Card card = dealer.hidden().goals[goal];
    const Turned turned = ways_round(dealer.rules(), dealer.table().tunnels, at, card, last_placed)[0];
    dealer.tell(GoalTurned{goal, card, turned, true});
    treasure |= dealer.rules().in_maze(card) == InMaze::Treasure;
  }
  return treasure;
}

void find_treasure(Dealer& dealer, Seat by) {
  dealer.drop_agenda();
  end_round(dealer, by);  // BASE-GOAL-03
}

// The treasure is found, but goals that are reached at the same time are turned as well (AMB-13).
void find_treasure_with_others(Dealer& dealer, Seat by, Cell last_placed) {
  for (Targets left = dealer.table().tunnels.reached();;) {
    Targets goals;
    for (Cell at : left)
      if (std::any_of(dealer.table().goals.begin(), dealer.table().goals.end(),
                      [&](const Goal& goal) { return goal.at == at; }))
        goals.push_back(at);
    if (goals.empty()) break;
    turn_together(dealer, goals, last_placed);
    left = dealer.table().tunnels.reached();
  }
  find_treasure(dealer, by);
}

// Shows a goal; if it fits both ways, its player chooses how it lies.
void turn_goal(Dealer& dealer, Seat by, Cell at, Cell last_placed) {
  const std::uint8_t goal = goal_at(dealer.table(), at);
  const Card card = dealer.hidden().goals[goal];
  const Ways ways = ways_round(dealer.rules(), dealer.table().tunnels, at, card, last_placed);
  if (ways.size() == 1 || !dealer.rules().goals_one_by_one) return place_goal(dealer, by, at, ways[0]);
  dealer.tell(GoalTurned{goal, card, Turned::No, false});
  dealer.do_first({.what = Do::PlaceGoal, .by = by, .at = at});
  dealer.ask(Ask::PickRotation, by);
}

// CHEST-11: first the path card, then the chest under it.
void turn_black_path(Dealer& dealer, Seat by, std::size_t chest, Cell last_placed) {
  const Cell at = dealer.table().chests[chest].at;
  const Card card = dealer.hidden().chests[chest].path;
  const Ways ways = ways_round(dealer.rules(), dealer.table().tunnels, at, card, last_placed);
  if (ways.size() == 1) return place_black_path(dealer, by, at, ways[0]);
  dealer.tell(BlackPathTurned{static_cast<std::uint8_t>(chest), card, Turned::No, false});
  dealer.do_first({.what = Do::PlaceBlack, .by = by, .at = at});
  dealer.ask(Ask::PickRotation, by);
}

// Meets one target. What else was reached follows after it.
void meet(Dealer& dealer, Seat by, Cell at, Cell last_placed) {
  const Rules& rules = dealer.rules();
  dealer.do_first({.what = Do::Reach, .by = by, .at = last_placed});
  if (is_at(rules.workshop_at, at)) return visit_workshop(dealer, by);
  if (is_at(rules.party_at, at)) return hold_party(dealer, by);
  if (const auto chest = chest_at(dealer.table(), at)) return turn_black_path(dealer, by, *chest, last_placed);
  turn_goal(dealer, by, at, last_placed);
}

}  // namespace

void reach(Dealer& dealer, Seat by, Cell last_placed) {
  const Rules& rules = dealer.rules();
  for (;;) {
    const Targets now = targets(rules, dealer.table());
    if (now.empty()) return;
    if (!is_postcard(rules, now[0]) && !rules.goals_one_by_one && are_all_goals(dealer.table(), now)) {
      if (turn_together(dealer, now, last_placed)) return find_treasure_with_others(dealer, by, last_placed);
      continue;
    }
    if (now.size() == 1) return meet(dealer, by, now[0], last_placed);
    dealer.do_first({.what = Do::Reach, .by = by, .at = last_placed});
    return dealer.ask(Ask::PickTarget, by);
  }
}

// A goal lies face up and has its effect (GOALS-07..-12).
void place_goal(Dealer& dealer, Seat by, Cell at, Turned turned) {
  const std::uint8_t goal = goal_at(dealer.table(), at);
  const Card card = dealer.hidden().goals[goal];
  dealer.tell(GoalTurned{goal, card, turned, true});
  switch (dealer.rules().in_maze(card)) {
    case InMaze::Treasure:
      if (dealer.rules().goals_one_by_one) return find_treasure(dealer, by);
      return find_treasure_with_others(dealer, by, dealer.next_step().at);
    case InMaze::Bag: return dealer.tell(NuggetsTaken{by, dealer.rules().deck[card].nuggets});
    case InMaze::Dragon:
      if (dealer.table().purse[by].can_pay()) pay_bank(dealer, by);  // GOALS-08, -09
      return;
    case InMaze::Spider: dealer.drop_agenda(); return end_round(dealer, nobody, true);  // GOALS-10
    default: return;
  }
}

void place_black_path(Dealer& dealer, Seat by, Cell at, Turned turned) {
  const std::size_t chest = *chest_at(dealer.table(), at);
  const Card card = dealer.hidden().chests[chest].path;
  dealer.tell(BlackPathTurned{static_cast<std::uint8_t>(chest), card, turned, true});
  open_chest(dealer, by, chest);
}

// Choosing what comes first, or which goal is pushed.
Refused refuse(const Rules& rules, Sight sight, const PickPlace& a) {
  if (sight.table.question.what == Ask::PushGoal) return refuse_push(sight.table, a.at);
  const Targets now = targets(rules, sight.table);
  if (std::find(now.begin(), now.end(), a.at) == now.end()) return Refusal::NotReached;
  return {};
}

void list_places(const Rules& rules, Sight sight, Actions& out) {
  if (sight.table.question.what == Ask::PickTarget) {
    for (Cell at : targets(rules, sight.table)) out.push_back(PickPlace{at});
    return;
  }
  for (const Goal& goal : sight.table.goals)
    if (!refuse_push(sight.table, goal.at)) out.push_back(PickPlace{goal.at});
}

void play(Dealer& dealer, Seat by, const PickPlace& a) {
  const bool pushes = dealer.question().what == Ask::PushGoal;
  tell_choice(dealer, by, a);
  if (pushes) return push_goal_at(dealer, by, a.at);
  const Step step = dealer.take_step();
  meet(dealer, by, a.at, step.at);
}

Refused refuse(const Rules&, Sight, const PickRotation&) { return {}; }

void play(Dealer& dealer, Seat by, const PickRotation& a) {
  tell_choice(dealer, by, a);
  const Step step = dealer.take_step();
  step.what == Do::PlaceGoal ? place_goal(dealer, by, step.at, a.turned)
                             : place_black_path(dealer, by, step.at, a.turned);
}

}  // namespace filon::classic

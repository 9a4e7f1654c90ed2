// Map: only the player of the card sees one face-down goal (BASE-ACT-27..-31) or one closed chest (CHEST-19..-21).
#include "games/classic/cards/cards.h"

namespace filon::classic {

Refused refuse(const Rules& rules, Sight sight, const PeekGoal& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Map)) return wrong;
  if (a.goal >= sight.table.goals.size()) return Refusal::NoSuchGoal;
  if (sight.table.goals[a.goal].is_face_up()) return Refusal::GoalFaceUp;
  if (sight.table.maps_banned) return Refusal::MapsBanned;  // CHEST-25
  return {};
}

Refused refuse(const Rules& rules, Sight sight, const PeekChest& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Map)) return wrong;
  if (a.chest >= sight.table.chests.size()) return Refusal::NoSuchChest;
  if (sight.table.chests[a.chest].state != Chest::State::Closed) return Refusal::ChestOpen;  // CHEST-21
  return {};
}

void list_peeks(Sight sight, Card card, Actions& out) {
  for (std::size_t goal = 0; goal < sight.table.goals.size() && !sight.table.maps_banned; ++goal)
    if (!sight.table.goals[goal].is_face_up()) out.push_back(PeekGoal{card, static_cast<std::uint8_t>(goal)});
  for (std::size_t chest = 0; chest < sight.table.chests.size(); ++chest)
    if (sight.table.chests[chest].state == Chest::State::Closed)
      out.push_back(PeekChest{card, static_cast<std::uint8_t>(chest)});
}

void play(Dealer& dealer, Seat by, const PeekGoal& a) {
  tell_played(dealer, GoalPeeked{by, a.card, a.goal});
  dealer.whisper(by, GoalSeen{a.goal, dealer.hidden().goals[a.goal]});
  end_turn(dealer, by, 1);
}

void play(Dealer& dealer, Seat by, const PeekChest& a) {
  tell_played(dealer, ChestPeeked{by, a.card, a.chest});
  dealer.whisper(by, ChestSeen{a.chest, dealer.hidden().chests[a.chest]});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

// Map: only the player of the card sees one face-down goal (BASE-ACT-27..-31).
#include "games/classic/cards/cards.h"

namespace filon::classic {

Refused refuse(const Rules& rules, Sight sight, const PeekGoal& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::Map)) return wrong;
  if (a.goal >= sight.table.goals.size()) return Refusal::NoSuchGoal;
  if (sight.table.goals[a.goal].is_face_up()) return Refusal::GoalFaceUp;
  return {};
}

void list_peeks(Sight sight, Card card, Actions& out) {
  for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal)
    if (!sight.table.goals[goal].is_face_up()) out.push_back(PeekGoal{card, static_cast<std::uint8_t>(goal)});
}

void play(Dealer& dealer, Seat by, const PeekGoal& a) {
  dealer.tell(GoalPeeked{by, a.card, a.goal});
  dealer.whisper(by, LostCard{a.card});
  dealer.whisper(by, GoalSeen{a.goal, dealer.hidden().goals[a.goal]});
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

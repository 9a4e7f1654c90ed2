// Goal swap: two face-down goals change places, or only seem to (WC17-01..-10).
#include "games/classic/cards/cards.h"

namespace filon::classic {

Refused refuse(const Rules& rules, Sight sight, const SwapGoals& a) {
  if (const Refused wrong = refuse_card(rules, sight, a.card, Effect::GoalSwap)) return wrong;
  const auto& goals = sight.table.goals;
  if (a.one >= goals.size() || a.other >= goals.size()) return Refusal::NoSuchGoal;
  if (a.one == a.other) return Refusal::SameGoal;
  if (goals[a.one].is_face_up() || goals[a.other].is_face_up()) return Refusal::GoalFaceUp;  // WC17-05
  return {};
}

void list_swaps(Sight sight, Card card, Actions& out) {
  const auto& goals = sight.table.goals;
  for (std::size_t one = 0; one < goals.size(); ++one)
    for (std::size_t other = one + 1; other < goals.size(); ++other)
      if (!goals[one].is_face_up() && !goals[other].is_face_up())
        for (bool swap : {true, false})
          out.push_back(SwapGoals{card, static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other), swap});
}

void play(Dealer& dealer, Seat by, const SwapGoals& a) {
  tell_played(dealer, GoalsSwapped{by, a.card, a.one, a.other});
  if (a.swap) {
    std::swap(dealer.hidden().goals[a.one], dealer.hidden().goals[a.other]);
    dealer.whisper(by, GoalsExchanged{a.one, a.other});
  }
  for (int i = 0; i < dealer.table().seats; ++i)
    if (seat(i) != by) dealer.whisper(seat(i), GoalsMixed{a.one, a.other});  // WC17-10
  end_turn(dealer, by, 1);
}

}  // namespace filon::classic

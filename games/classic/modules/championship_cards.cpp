// The action cards of the championships 2017 to 2023. Each is shuffled into the pile (MOD-03); its file in cards/ has
// the rest.
#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> add_wc_goal_swap(Rules& rules) { return needs_card(rules, Module::GoalSwap, Effect::GoalSwap); }
std::optional<Reason> add_wc_direction_change(Rules& rules) {
  return needs_card(rules, Module::DirectionChange, Effect::DirectionChange);
}
// A repair card for any tool, and nothing else.
std::optional<Reason> add_wc_master_craftsman(Rules& rules) {
  return needs_card(rules, Module::MasterCraftsman, [](const CardKind& kind) {
    return kind.effect == Effect::Mend && kind.tools == std::array{true, true, true};
  });
}
std::optional<Reason> add_wc_scout(Rules& rules) { return needs_card(rules, Module::Scout, Effect::Scout); }
std::optional<Reason> add_wc_diversion(Rules& rules) { return needs_card(rules, Module::Diversion, Effect::Diversion); }

std::optional<Reason> add_wc_forgotten_treasure(Rules& rules) {
  rules.discards_in_order = true;
  return needs_card(rules, Module::ForgottenTreasure, Effect::ForgottenTreasure);
}

std::optional<Reason> add_wc_veto(Rules& rules) {
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    if (rules.effects[static_cast<std::size_t>(kind)] == Effect::Veto) rules.vetoes += rules.deck.pile.count(kind);
  return needs_card(rules, Module::Veto, Effect::Veto);
}

}  // namespace filon::classic

// Greedy dwarf: replaces one gold digger, and wins alone by reaching the treasure themselves (WC16).
#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> add_wc_greedy_dwarf(Rules& rules) {
  if (auto reason = needs_base_game(rules, Module::GreedyDwarf)) return reason;   // WC16-01
  if (rules.role_pool.count(static_cast<int>(Role::GoldDigger)) == 0) return {};  // too few or too many players
  rules.role_pool.take(static_cast<int>(Role::GoldDigger));                       // WC16-02, -03
  rules.role_pool.add(static_cast<int>(Role::GreedyDwarf));
  return {};
}

}  // namespace filon::classic

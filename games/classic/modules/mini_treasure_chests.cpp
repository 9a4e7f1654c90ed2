// Treasure chests: four of ten, each under a path card with a black back (CHEST).
#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> add_mini_treasure_chests(Rules& rules) {
  const auto& chosen = rules.options.layout.chests;
  rules.chest_cells = chosen.empty() ? Inline<Cell, most_chests>{cell(3, -1), cell(3, 1), cell(5, -1), cell(5, 1)}
                                     : chosen;  // CHEST-07
  rules.discards_in_order = true;               // CHEST-45
  return needs_2024(rules, Module::TreasureChests);
}

}  // namespace filon::classic

// Costume workshop and underground party: each is a postcard in the maze that changes roles when it is reached first.
#include "games/classic/modules/needs.h"

namespace filon::classic {

std::optional<Reason> add_mini_costume_workshop(Rules& rules) {
  if (rules.options.with.contains(Module::Tournament))  // MAMB-55: it deals all roles
    return cannot_go_with(Module::CostumeWorkshop, Module::Tournament);
  const auto& chosen = rules.options.layout.workshop;
  rules.workshop_at = chosen.empty() ? Inline<Cell, 1>{cell(4, -2)} : chosen;  // COST-02
  return needs_2024(rules, Module::CostumeWorkshop);
}

std::optional<Reason> add_mini_underground_party(Rules& rules) {
  const auto& chosen = rules.options.layout.party;
  rules.party_at = chosen.empty() ? Inline<Cell, 1>{cell(4, 2)} : chosen;  // PARTY-02
  return needs_2024(rules, Module::UndergroundParty);
}

}  // namespace filon::classic

// The modules of the classic game, in the order in which they edit the rules. To add one, add a line to this list, a
// file beside this one, and its cards in data/: a box with its name, or rows of a box that name the module.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kernel/names.h"
#include "kernel/reason.h"

#define FILON_MODULES(MODULE)                      \
  MODULE(Saboteur2, saboteur2)                     \
  MODULE(GreedyDwarf, wc_greedy_dwarf)             \
  MODULE(GoalSwap, wc_goal_swap)                   \
  MODULE(ForgottenTreasure, wc_forgotten_treasure) \
  MODULE(Veto, wc_veto)                            \
  MODULE(DirectionChange, wc_direction_change)     \
  MODULE(MasterCraftsman, wc_master_craftsman)     \
  MODULE(Scout, wc_scout)                          \
  MODULE(Diversion, wc_diversion)                  \
  MODULE(RightOfPassage, mini_right_of_passage)    \
  MODULE(CostumeWorkshop, mini_costume_workshop)   \
  MODULE(UndergroundParty, mini_underground_party) \
  MODULE(NewGoals, mini_new_goals)                 \
  MODULE(TreasureChests, mini_treasure_chests)     \
  MODULE(SabotagedDwarf, variant_sabotaged_dwarf)  \
  MODULE(Tournament, variant_tournament)

namespace filon::classic {

struct Rules;

#define FILON_ENUMERATOR(Module, name) Module,
enum class Module : std::uint8_t { FILON_MODULES(FILON_ENUMERATOR) };
#undef FILON_ENUMERATOR

#define FILON_NAME(Module, name) #name,
constexpr auto names_of(Module) { return std::to_array<std::string_view>({FILON_MODULES(FILON_NAME)}); }
#undef FILON_NAME

// Each function edits the rules, or says why the module cannot be played with them.
#define FILON_DECLARE(Module, name) std::optional<Reason> add_##name(Rules&);
FILON_MODULES(FILON_DECLARE)
#undef FILON_DECLARE

}  // namespace filon::classic

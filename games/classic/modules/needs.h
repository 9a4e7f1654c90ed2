// What modules need before they can be played, and why they cannot (MOD-26).
#pragma once

#include "games/classic/rules.h"

namespace filon::classic {

// Modules of the anniversary box are played with the edition of that box.
std::optional<Reason> needs_2024(const Rules&, Module);
// Modules that only fit the base game.
std::optional<Reason> needs_base_game(const Rules&, Module);
Reason cannot_go_with(Module, Module);
// MOD-33: the pile has at least one card with this effect, or of which this is true.
std::optional<Reason> needs_card(const Rules&, Module, Effect);
std::optional<Reason> needs_card(const Rules&, Module, bool (*is_one)(const CardKind&));

}  // namespace filon::classic

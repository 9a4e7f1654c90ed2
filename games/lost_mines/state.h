// What only the dealer knows. Private to the engine, scenarios and tests.
#pragma once

#include <optional>
#include <string>
#include <type_traits>

#include "games/lost_mines/game.h"
#include "kernel/state.h"

namespace filon::lost_mines {

// What nobody knows. Piles are counts: chance decides at the draw, so there is no order that could leak. The cards set
// aside stay in the bag of the pile (LOST-SETUP-23).
struct Hidden {
  Cards pile;
  std::array<Card, mines> mine{no_card, no_card, no_card, no_card};
  std::array<std::uint8_t, most_slots> values{};  // of the treasures laid out
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

using State = kernel::State<LostMines>;
static_assert(std::is_trivially_destructible_v<State>, "search copies states by the million: nothing on the heap");

// For scenarios and tests; include kernel/match_inside.h or kernel/world_inside.h.
using MatchTestAccess = kernel::MatchTestAccess<LostMines>;
using WorldAccess = kernel::WorldAccess<LostMines>;

// Returns what is wrong, or none if the state is sound.
std::optional<std::string> unsound(const Rules&, const State&);

}  // namespace filon::lost_mines

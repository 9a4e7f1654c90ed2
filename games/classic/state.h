// What the dealer knows and nobody else. Private to the engine, the notation of whole positions, scenarios and tests.
#pragma once

#include <optional>
#include <string>
#include <type_traits>

#include "games/classic/game.h"
#include "kernel/state.h"

namespace filon::classic {

// What nobody knows. Piles are counts: chance decides at the draw, so no order exists that could leak.
struct Hidden {
  Cards pile;
  Gold gold;
  std::array<Card, most_goals> goals{no_card, no_card, no_card, no_card, no_card};
  Roles spare_roles;                     // not dealt
  LongList<Card, most_cards> face_down;  // of the discard pile, from the bottom
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

using State = kernel::State<Classic>;
static_assert(std::is_trivially_destructible_v<State>, "search copies states by the million: nothing on the heap");

// For scenarios and tests; include kernel/match_inside.h or kernel/world_inside.h.
using MatchTestAccess = kernel::MatchTestAccess<Classic>;
using WorldAccess = kernel::WorldAccess<Classic>;

// How much likelier than another each of the goal cards is to lie in the next cell: those that are always dealt, and
// the others. So many of both are left, for so many cells.
struct GoalWeights {
  int sure, other;
};
constexpr GoalWeights goal_weights(int sure, int others, int cells) {
  if (sure == 0) return {0, 1};
  if (others == 0) return {1, 0};
  return {others, cells - sure};
}

// Each card in one place, sizes true, somebody asked unless the match is over. None: sound; else what is wrong.
std::optional<std::string> unsound(const Rules&, const State&);

}  // namespace filon::classic

// What only the dealer knows. Private to the engine, the notation of whole positions, scenarios and tests.
#pragma once

#include <optional>
#include <string>
#include <type_traits>

#include "games/classic/game.h"
#include "kernel/state.h"

namespace filon::classic {

// What nobody knows. Piles are counts: chance decides at the draw, so there is no order that could leak.
struct Hidden {
  Cards pile;
  Gold gold;
  std::array<Card, most_goals> goals{no_card, no_card, no_card, no_card, no_card};
  std::array<ChestCards, most_chests> chests;
  Roles spare_roles;                     // not dealt
  LongList<Card, most_cards> face_down;  // face-down cards of the discard pile, from the bottom
  template <class Visit>
  void for_each_long_list(Visit visit) {
    visit(face_down);
  }
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

using State = kernel::State<Classic>;
static_assert(std::is_trivially_destructible_v<State>, "search copies states by the million: nothing on the heap");

// For scenarios and tests; include kernel/match_inside.h or kernel/world_inside.h.
using MatchTestAccess = kernel::MatchTestAccess<Classic>;
using WorldAccess = kernel::WorldAccess<Classic>;

// How likely each goal card is for the next cell, compared with the others: cards that are always dealt (`sure`) and
// the rest. The arguments say how many of both are left, and for how many cells.
struct GoalWeights {
  int sure, other;
};
constexpr GoalWeights goal_weights(int sure, int others, int cells) {
  if (sure == 0) return {0, 1};
  if (others == 0) return {1, 0};
  return {others, cells - sure};
}

// Returns what is wrong, or none if the state is sound: each card in one place, correct sizes, and somebody asked
// unless the match is over.
std::optional<std::string> unsound(const Rules&, const State&);

}  // namespace filon::classic

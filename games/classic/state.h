// The dealer's three drawers. Private to the engine, the notation, scenarios and tests: bots, protocol and server
// do not link against this header's target.
#pragma once

#include <optional>
#include <string>
#include <type_traits>

#include "games/classic/table.h"

namespace filon::classic {

// What nobody knows. Piles are counts: chance decides at the draw, so no order exists that could leak.
struct Hidden {
  Cards pile;
  Gold gold;
  std::array<Card, most_goals> goals{no_card, no_card, no_card, no_card, no_card};
  Roles spare_roles;  // not dealt
  friend bool operator==(const Hidden&, const Hidden&) = default;
};

struct State {
  Table table;
  PerSeat<Holding> holdings;
  Hidden hidden;
  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>, "search copies states by the million");

// Each card in one place, sizes true, somebody asked unless the match is over. None: sound; else what is wrong.
std::optional<std::string> unsound(const Rules&, const State&);

}  // namespace filon::classic

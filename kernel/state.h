// The dealer's three drawers: what all see, what single seats hold, and what nobody knows. Only the engine, the
// notation of whole positions, scenarios and tests may include this.
#pragma once

#include "kernel/seat.h"

namespace filon::kernel {

template <class G>
struct State {
  typename G::Table table;
  PerSeat<typename G::Holding> holdings;
  typename G::Hidden hidden;
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace filon::kernel

// The dealer's three drawers: what all see, what single seats hold, and what nobody knows. Only the engine, the
// notation of whole positions, scenarios and tests may include this.
#pragma once

#include "kernel/long_list.h"
#include "kernel/seat.h"

namespace filon::kernel {

// One holding for each seat of the table. Places that nobody sits at are neither made nor copied.
template <class Holding>
class Holdings {
 public:
  explicit Holdings(int seats) { list_.assign(static_cast<std::size_t>(seats), Holding{}); }

  Holding& operator[](Seat seat) { return list_[static_cast<std::size_t>(seat)]; }
  const Holding& operator[](Seat seat) const { return list_[static_cast<std::size_t>(seat)]; }
  friend bool operator==(const Holdings&, const Holdings&) = default;

 private:
  LongList<Holding, max_seats> list_;
};

template <class G>
struct State {
  explicit State(int seats) : holdings(seats) {}
  State(const typename G::Table& known, int seats) : table(known), holdings(seats) {}

  typename G::Table table;
  Holdings<typename G::Holding> holdings;
  typename G::Hidden hidden;
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace filon::kernel

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
  template <class Visit>
  void for_each_long_list(Visit visit) {
    visit(list_);
  }
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

  // All long lists, in the order in which they lie in memory. Drawers without such lists need no such function.
  template <class Visit>
  void for_each_long_list(Visit visit) {
    if constexpr (requires { table.for_each_long_list(visit); }) table.for_each_long_list(visit);
    holdings.for_each_long_list(visit);
    if constexpr (requires { hidden.for_each_long_list(visit); }) hidden.for_each_long_list(visit);
  }
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace filon::kernel

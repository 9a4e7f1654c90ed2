// What one seat sees: the public table, and what the seat itself holds or knows. A view has no member for another
// seat's secret.
#pragma once

#include "kernel/seat.h"

namespace filon::kernel {

template <class Table, class Holding>
struct View {
  Seat me;
  Table table;
  Holding mine;
  friend bool operator==(const View&, const View&) = default;
};

// A view by reference.
template <class Table, class Holding>
struct Sight {
  Seat me;
  const Table& table;
  const Holding& mine;

  Sight(Seat seat, const Table& t, const Holding& h) : me(seat), table(t), mine(h) {}
  Sight(const View<Table, Holding>& view) : me(view.me), table(view.table), mine(view.mine) {}
};

}  // namespace filon::kernel

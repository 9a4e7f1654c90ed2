// A place on the unbounded grid: x grows east, y grows south, the start card lies at (0, 0).
#pragma once

#include <compare>
#include <cstdint>

#include "kernel/side.h"

namespace filon {

struct Cell {
  std::int8_t x = 0;
  std::int8_t y = 0;

  friend constexpr bool operator==(Cell, Cell) = default;
  // Rows from north to south, each from west to east: cells are listed in this order everywhere.
  friend constexpr auto operator<=>(Cell a, Cell b) { return a.key() <=> b.key(); }

  // In the order of the cells. Both bytes are read as one number; the sign of x is turned round to keep its order.
  constexpr int key() const {
    return static_cast<std::int16_t>(static_cast<std::uint8_t>(y) << 8 | static_cast<std::uint8_t>(x)) ^ 0x80;
  }
};

constexpr Cell cell(int x, int y) { return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}; }

constexpr Cell beside(Cell at, Side side) {
  constexpr int dx[] = {0, 1, 0, -1};
  constexpr int dy[] = {-1, 0, 1, 0};
  return cell(at.x + dx[static_cast<int>(side)], at.y + dy[static_cast<int>(side)]);
}

}  // namespace filon

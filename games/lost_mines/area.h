// A set of spaces of the board as bits: 16 to a row, so that a whole set moves to its neighbours in one step.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "kernel/cell.h"

namespace filon::lost_mines {

inline constexpr int most_columns = 15;  // the 16th is always empty: nothing moves from one row into another
inline constexpr int most_rows = 8;
inline constexpr std::size_t most_spaces = std::size_t{16} * most_rows;

// The number of a space. Spaces are in the order of their numbers everywhere.
constexpr int number(Cell at) { return at.y * 16 + at.x; }
constexpr Cell space(int number) { return cell(number % 16, number / 16); }

class Area {
 public:
  constexpr Area() = default;
  constexpr explicit Area(Cell only) { insert(only); }
  // All spaces of a board.
  static constexpr Area board(int columns, int rows) {
    Area all;
    for (int y = 0; y < rows; ++y)
      for (int x = 0; x < columns; ++x) all.insert(cell(x, y));
    return all;
  }

  constexpr bool contains(Cell at) const { return (half(at) >> (number(at) % 64) & 1) != 0; }
  constexpr void insert(Cell at) { half(at) |= bit(at); }
  constexpr void erase(Cell at) { half(at) &= ~bit(at); }
  constexpr void set(Cell at, bool is_in) { is_in ? insert(at) : erase(at); }
  constexpr bool empty() const { return (north_ | south_) == 0; }
  constexpr int size() const { return std::popcount(north_) + std::popcount(south_); }
  // Requires: not empty.
  constexpr Cell front() const { return space(north_ != 0 ? std::countr_zero(north_) : 64 + std::countr_zero(south_)); }

  // The spaces on this side of all of them.
  constexpr Area moved(Side side) const {
    switch (side) {
      case Side::North: return {north_ >> 16 | south_ << 48, south_ >> 16};
      case Side::East: return {north_ << 1, south_ << 1};
      case Side::South: return {north_ << 16, south_ << 16 | north_ >> 48};
      case Side::West: return {north_ >> 1, south_ >> 1};
    }
    return {};
  }

  friend constexpr Area operator&(Area a, Area b) { return {a.north_ & b.north_, a.south_ & b.south_}; }
  friend constexpr Area operator|(Area a, Area b) { return {a.north_ | b.north_, a.south_ | b.south_}; }
  constexpr Area without(Area b) const { return {north_ & ~b.north_, south_ & ~b.south_}; }
  friend constexpr bool operator==(Area, Area) = default;

  // Calls visit(cell) for each space, in order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::uint64_t left = north_; left != 0; left &= left - 1) visit(space(std::countr_zero(left)));
    for (std::uint64_t left = south_; left != 0; left &= left - 1) visit(space(64 + std::countr_zero(left)));
  }

 private:
  constexpr Area(std::uint64_t north, std::uint64_t south) : north_(north), south_(south) {}
  static constexpr std::uint64_t bit(Cell at) { return std::uint64_t{1} << (number(at) % 64); }
  constexpr std::uint64_t& half(Cell at) { return at.y < 4 ? north_ : south_; }
  constexpr const std::uint64_t& half(Cell at) const { return at.y < 4 ? north_ : south_; }

  std::uint64_t north_ = 0, south_ = 0;  // rows 0 to 3, rows 4 to 7
};

}  // namespace filon::lost_mines

// Seats round the table. Seat i + 1 sits to the left of seat i; clockwise is increasing (docs/rules/classic.md,
// conventions).
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace filon {

inline constexpr int max_seats = 12;

enum class Seat : std::uint8_t {};
inline constexpr Seat nobody{0xFF};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat(int index) { return static_cast<Seat>(index); }
// Requires: the seat is at the table. A division would take longer than all the rest.
constexpr Seat left_of(Seat of, int seats) { return seat(index(of) + 1 == seats ? 0 : index(of) + 1); }
constexpr Seat right_of(Seat of, int seats) { return seat(index(of) == 0 ? seats - 1 : index(of) - 1); }

// A set of seats.
class Seats {
 public:
  constexpr Seats() = default;
  constexpr Seats(Seat only) : bits_(static_cast<std::uint16_t>(1U << index(only))) {}
  static constexpr Seats first(int count) {
    Seats all;
    all.bits_ = static_cast<std::uint16_t>((1U << count) - 1);
    return all;
  }

  constexpr bool contains(Seat seat) const { return index(seat) < max_seats && ((bits_ >> index(seat)) & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool has_several() const { return (bits_ & (bits_ - 1)) != 0; }
  constexpr Seat front() const { return seat(std::countr_zero(bits_)); }
  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << index(seat)); }
  constexpr Seats with(Seats others) const {
    Seats all = *this;
    all.bits_ = static_cast<std::uint16_t>(all.bits_ | others.bits_);
    return all;
  }
  constexpr Seats without(Seats others) const {
    Seats rest = *this;
    rest.bits_ = static_cast<std::uint16_t>(rest.bits_ & ~others.bits_);
    return rest;
  }
  constexpr void erase(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << index(seat))); }

  friend constexpr bool operator==(Seats, Seats) = default;

 private:
  std::uint16_t bits_ = 0;
};

// One T for each seat, read as values[seat].
template <class T>
class PerSeat {
 public:
  constexpr T& operator[](Seat seat) { return values_[static_cast<std::size_t>(seat)]; }
  constexpr const T& operator[](Seat seat) const { return values_[static_cast<std::size_t>(seat)]; }
  constexpr void fill(const T& value) { values_.fill(value); }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

 private:
  std::array<T, max_seats> values_{};
};

}  // namespace filon

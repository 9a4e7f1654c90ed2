// Where the outcomes of a match come from when not from a plain generator: a record being replayed, a scenario's pile
// order, a server's sealed seed.
#pragma once

#include <compare>
#include <cstdint>
#include <span>

namespace filon {

// What is drawn: one of the sources of a game (its pile, its roles …), and for which seat or place.
struct Draw {
  std::uint8_t source = 0;
  std::uint8_t place = 0;
  friend constexpr auto operator<=>(Draw, Draw) = default;
};

class Chance {
 public:
  virtual ~Chance() = default;
  // A kind of which there is at least one.
  virtual int pick(Draw what, std::span<const std::uint8_t> counts) = 0;
};

}  // namespace filon

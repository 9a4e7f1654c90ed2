// A source of random outcomes that replaces the plain generator: a record being replayed, the pile order of a scenario,
// or the secret seed of a server.
#pragma once

#include <compare>
#include <cstdint>
#include <span>

namespace filon {

// What is drawn: from which source of the game (its pile, its roles …), and for which seat or place.
struct Draw {
  std::uint8_t source = 0;
  std::uint8_t place = 0;
  friend constexpr auto operator<=>(Draw, Draw) = default;
};

class Chance {
 public:
  virtual ~Chance() = default;
  // Returns a kind whose count is at least one.
  virtual int pick(Draw what, std::span<const std::uint8_t> counts) = 0;
};

}  // namespace filon

// Where the outcomes of a match come from when not from a plain generator: a record being replayed, a scenario's pile
// order, a server's sealed seed.
#pragma once

#include <cstdint>
#include <span>

namespace filon {

class Chance {
 public:
  virtual ~Chance() = default;
  // A kind of which there is at least one.
  virtual int pick(std::span<const std::uint8_t> counts) = 0;
};

}  // namespace filon

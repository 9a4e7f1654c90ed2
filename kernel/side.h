// The four sides of a card as it lies, and sets of them. x grows east, y grows south.
#pragma once

#include <array>
#include <cstdint>

namespace filon {

enum class Side : std::uint8_t { North, East, South, West };

inline constexpr std::array<Side, 4> all_sides{Side::North, Side::East, Side::South, Side::West};

// A set of sides: bit 0 north, 1 east, 2 south, 3 west.
using Sides = std::uint8_t;

constexpr Sides bit(Side side) { return static_cast<Sides>(1U << static_cast<unsigned>(side)); }
constexpr bool has(Sides sides, Side side) { return (sides & bit(side)) != 0; }
constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<unsigned>(side) + 2) % 4); }

// What a set of sides becomes when the card is turned by half a turn (BASE-PATH-05).
constexpr Sides turned(Sides sides) { return static_cast<Sides>(((sides << 2) | (sides >> 2)) & 0xF); }

}  // namespace filon

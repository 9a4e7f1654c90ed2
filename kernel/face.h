// What is printed on a path card: which sides are open and which of them are joined inside the card.
// Connectivity is per segment, never per card: bridges, double curves, stubs beside a through tunnel and ladders
// are all just groups of sides.
#pragma once

#include <cstdint>
#include <initializer_list>

#include "kernel/side.h"

namespace filon {

class Face {
 public:
  constexpr Face() = default;

  // `joined` are groups of connected sides; an open side in no group is a dead end, a segment of its own.
  // `ladder` is the group with the card's ladder.
  constexpr Face(Sides open, std::initializer_list<Sides> joined, Sides ladder = 0) : ladder_(ladder) {
    for (Side side : all_sides)
      if (has(open, side)) join(bit(side));
    for (Sides group : joined) join(group);
  }
  constexpr void join(Sides group) {
    open_ |= group;
    for (Side side : all_sides)
      if (has(group, side)) joined_ = static_cast<std::uint16_t>(joined_ | group << shift(side));
  }

  constexpr Sides open() const { return open_; }
  // The segment that `side` belongs to; none when the side is rock.
  constexpr Sides joined(Side side) const { return static_cast<Sides>((joined_ >> shift(side)) & 0xF); }
  constexpr Sides ladder() const { return ladder_; }

  // BASE-PATH-05, -06: half a turn, never a quarter.
  constexpr Face turned() const {
    Face face;
    face.open_ = filon::turned(open_);
    face.ladder_ = filon::turned(ladder_);
    for (Side side : all_sides)
      face.joined_ = static_cast<std::uint16_t>(face.joined_ | filon::turned(joined(side)) << shift(opposite(side)));
    return face;
  }

  friend constexpr bool operator==(Face, Face) = default;

 private:
  static constexpr int shift(Side side) { return 4 * static_cast<int>(side); }

  std::uint16_t joined_ = 0;  // four bits for each side
  Sides open_ = 0;
  Sides ladder_ = 0;
};

}  // namespace filon

// The board: what lies on each space, which sides are open, and what lies across the paths. It is kept as sets of
// spaces, so that "where does this card fit" is a few operations for the whole board at once.
#pragma once

#include <array>

#include "games/lost_mines/actions.h"

namespace filon::lost_mines {

// A card that lies face up.
struct Laid {
  Card card = no_card;
  Rotation rotation = Rotation::None;
  bool overcome = false;  // a tool lies on its obstacle
  friend bool operator==(const Laid&, const Laid&) = default;
};

class Forest {
 public:
  // Lays a card face up. `open`: its sides as it lies.
  void lay(Cell at, Card card, Rotation rotation, Sides open, Feature feature);
  void remove(Cell at);
  void overcome(Cell at);
  // A face-down mine.
  void hide(Cell at) { hidden_.insert(at); }
  void place(Token token, Edge edge) { across(token, edge, true); }
  void take_off(Token token, Edge edge) { across(token, edge, false); }

  const Laid& at(Cell at) const { return laid_[static_cast<std::size_t>(number(at))]; }
  Area face_up() const { return face_up_; }
  Area hidden_mines() const { return hidden_; }
  Area obstacles() const { return obstacles_; }  // not overcome
  Area narrow() const { return narrow_; }        // room for one dwarf (LOST-OBST-06, -08)
  Area campfires() const { return campfires_; }
  bool is_open(Cell at, Side side) const { return open_[static_cast<std::size_t>(side)].contains(at); }
  Area open(Side side) const { return open_[static_cast<std::size_t>(side)]; }
  bool has_troll(Cell at, Side side) const { return trolls_[static_cast<std::size_t>(side)].contains(at); }
  bool has_trap(Cell at, Side side) const { return traps_[static_cast<std::size_t>(side)].contains(at); }
  Area trolls(Side side) const { return trolls_[static_cast<std::size_t>(side)]; }
  Area traps(Side side) const { return traps_[static_cast<std::size_t>(side)]; }
  bool has_traps() const { return !(traps_[0] | traps_[1]).empty(); }

  // Where a card with these open sides fits: every touching side agrees and at least one path goes on
  // (LOST-PATH-05, -06). `empty`: the spaces to consider.
  Area fits(Sides open, Area empty) const;
  // The spaces from which a step to this side leads to a connected card (docs/rules/lost-mines.md 4.1), whatever lies
  // across the path or stands there.
  Area connected(Side side) const {
    const Area out = open(side);
    const Area in = (open(opposite(side)) | hidden_).moved(opposite(side));
    return out & in;
  }
  bool is_connected(Cell at, Side side) const { return connected(side).contains(at); }

  friend bool operator==(const Forest&, const Forest&) = default;

 private:
  void across(Token token, Edge edge, bool lies);

  std::array<Laid, most_spaces> laid_{};
  Area face_up_, hidden_, obstacles_, narrow_, campfires_;
  std::array<Area, 4> open_, trolls_, traps_;  // by Side
};

}  // namespace filon::lost_mines

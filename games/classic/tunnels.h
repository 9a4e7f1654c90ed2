// The maze. It always knows which segments are linked to the start, and what each empty cell beside a card requires, so
// that three look-ups tell whether a card fits. Both lists are sorted by cell, so equal mazes are equal values,
// whatever their history.
#pragma once

#include <span>

#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/face.h"
#include "kernel/inline.h"
#include "kernel/long_list.h"

namespace filon {

inline constexpr int most_cards = 200;  // in a deck, without start and goals

// A face-up card in the maze.
struct Laid {
  Cell at;
  Card card = no_card;
  Turned turned = Turned::No;
  Face face;           // as it lies
  Sides linked = 0;    // open sides linked to the start or a ladder
  bool fixed = false;  // start and goals: never removed

  friend constexpr bool operator==(const Laid&, const Laid&) = default;
};

// Which of the sixteen sets of open sides fit an empty cell, as bits.
using Fits = std::uint16_t;
constexpr bool fits(Fits which, Sides open) { return (which >> open & 1) != 0; }

// An empty cell beside a card, and what is on its four sides.
struct Site {
  Cell at;
  Sides must_open : 4 = 0;  // a face-up neighbour is open on this side
  Sides must_rock : 4 = 0;  // a face-up neighbour has rock on this side
  Sides linked : 4 = 0;     // a linked tunnel leads here
  Sides covered : 4 = 0;    // a face-down card, which requires nothing (BASE-PATH-15, MOD-17)
  Fits fits = 0;            // linked_fits() of the above; read far more often than changed

  bool empty() const { return must_open == 0 && must_rock == 0 && covered == 0; }
  friend constexpr bool operator==(const Site&, const Site&) = default;
};

// How far a maze can reach from its start in each direction. The cells beside it are still valid cells, but no card is
// placed beyond.
inline constexpr int farthest = 120;
constexpr bool is_beyond(Cell at) { return at.x > farthest || at.x < -farthest || at.y > farthest || at.y < -farthest; }

// BASE-PATH-03, -04, -08..-11: open sides meet open sides, rock meets rock, and one opening is linked to the start.
Fits linked_fits(const Site&);
// The same without the link, for ladders.
Fits matching_fits(const Site&);

class Tunnels {
 public:
  static constexpr std::size_t most_covered = 12;
  // The largest deck, the start, and all covered cells.
  static constexpr std::size_t most_laid = most_cards + 1 + most_covered;
  // Cards touch each other, so n cards have at most 2n + 2 empty cells around them; a covered cell has four. A rockfall
  // leaves two more beside its hole and one in it, but is itself a card that is not placed.
  static constexpr std::size_t most_sites = 2 * most_laid + 2 + 4 * most_covered;

  // Not `= default`, because then `Tunnels{}` would fill the whole storage of its lists with zeros.
  Tunnels() {}

  std::span<const Laid> laid() const { return {laid_.begin(), laid_.end()}; }
  std::span<const Site> sites() const { return {sites_.begin(), sites_.end()}; }
  const Laid* at(Cell) const;
  const Site* site(Cell) const;
  bool is_covered(Cell) const;

  // Puts a face-down card here. Requires: the cell is empty.
  void cover(Cell);
  // Takes it away again.
  void uncover(Cell);
  // Places a face-up card on an empty cell or a covered one. Returns true if a tunnel now leads to a covered cell.
  bool put(Cell, Card, Turned, Face as_it_lies, bool fixed = false);
  // Removes a card. Tunnels that depended on it lose their link (BASE-ACT-21, -23).
  void take(Cell);
  // The covered cells that a linked tunnel leads to, from north to south (BASE-GOAL-01, -12).
  Inline<Cell, most_covered> reached() const;
  // The sides on which linked tunnels enter the cell.
  Sides entries(Cell) const;

  template <class Visit>
  void for_each_long_list(Visit visit) {
    visit(laid_);
    visit(sites_);
  }

  friend bool operator==(const Tunnels&, const Tunnels&) = default;

 private:
  Site look_round(Cell) const;
  Site& site_at(Cell);
  bool link(Laid&, Sides);
  void relink();

  LongList<Laid, most_laid> laid_;
  LongList<Site, most_sites> sites_;
  Inline<Cell, most_covered> covered_;
};

}  // namespace filon

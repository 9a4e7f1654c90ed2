// The maze and its bookkeeping. Kept at all times: which segments are linked to the start, and what each empty cell
// beside a card demands of a card laid there, so that a card fits by three look-ups.
// Both lists are sorted by cell: equal mazes are equal values, whatever their history.
#pragma once

#include <span>

#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/face.h"
#include "kernel/inline.h"
#include "kernel/long_list.h"

namespace filon {

inline constexpr int most_cards = 200;  // of a deck, without start and goals

// A card lying face up.
struct Laid {
  Cell at;
  Card card = no_card;
  Turned turned = Turned::No;
  Face face;           // as it lies
  Sides linked = 0;    // the open sides one can walk to from the start or a ladder
  bool fixed = false;  // start and goals: never taken away

  friend constexpr bool operator==(const Laid&, const Laid&) = default;
};

// The sixteen sets of open sides, as bits of a word: which of them fit an empty cell.
using Fits = std::uint16_t;
constexpr bool fits(Fits which, Sides open) { return (which >> open & 1) != 0; }

// An empty cell beside a card, with what lies at its four sides.
struct Site {
  Cell at;
  Sides must_open : 4 = 0;  // a face-up neighbour is open towards here
  Sides must_rock : 4 = 0;  // a face-up neighbour shows rock
  Sides linked : 4 = 0;     // a tunnel linked to the start leads here
  Sides covered : 4 = 0;    // a face-down goal lies there (BASE-PATH-15: it demands nothing)
  Fits fits = 0;            // linked_fits() of the above: asked far more often than it changes

  bool empty() const { return must_open == 0 && must_rock == 0 && covered == 0; }
  friend constexpr bool operator==(const Site&, const Site&) = default;
};

// How far a maze goes from its start, east, west, north and south: the cells beside it are still cells. No card is laid
// beyond.
inline constexpr int farthest = 120;
constexpr bool is_beyond(Cell at) { return at.x > farthest || at.x < -farthest || at.y > farthest || at.y < -farthest; }

// BASE-PATH-03, -04, -08..-11: open meets open, rock meets rock, and one opening is linked to the start.
Fits linked_fits(const Site&);
// The same without the link, for ladders.
Fits matching_fits(const Site&);

class Tunnels {
 public:
  static constexpr std::size_t most_covered = 12;
  // The largest deck, the start, and all that was covered.
  static constexpr std::size_t most_laid = most_cards + 1 + most_covered;
  // Cards lie beside one another, so n of them have at most 2n + 2 empty cells around them; a covered cell has four. A
  // rockfall leaves two more beside its hole and one in it, and is itself a card that is not laid.
  static constexpr std::size_t most_sites = 2 * most_laid + 2 + 4 * most_covered;

  // Not `= default`: that would let `Tunnels{}` write zeros over all the room of its lists.
  Tunnels() {}

  std::span<const Laid> laid() const { return {laid_.begin(), laid_.end()}; }
  std::span<const Site> sites() const { return {sites_.begin(), sites_.end()}; }
  const Laid* at(Cell) const;
  const Site* site(Cell) const;
  bool is_covered(Cell) const;

  // A goal lies here face down. Requires: the cell is empty.
  void cover(Cell);
  // Lays a card face up on an empty cell or in place of a covered one. True: a tunnel now leads to a covered cell.
  bool put(Cell, Card, Turned, Face as_it_lies, bool fixed = false);
  // Takes a card away; what hung on it loses its link (BASE-ACT-21, -23).
  void take(Cell);
  // The covered cells that a linked tunnel leads to, from north to south (BASE-GOAL-01, -12).
  Inline<Cell, most_covered> reached() const;
  // The sides of the cell from which linked tunnels lead into it.
  Sides entries(Cell) const;

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

// How far the tunnels are from each goal, now and after an answer. Diggers want this to be small, saboteurs large. A
// distance counts the cards needed from an open end to the goal; a cell where few cards fit counts more.
#pragma once

#include "games/classic/bots/maze/cell_set.h"
#include "games/classic/table.h"

namespace filon::classic::bots {

// Whether a segment joins at least two sides. Not every processor we build for can count bits in one step.
constexpr bool joins_two(Sides segment) { return (segment & (segment - 1)) != 0; }

// How hard it is to continue through a cell with these neighbours, for this deck.
class CellCosts {
 public:
  explicit CellCosts(const Rules&);
  // In cards: 1, 2 or 3; 0 if no card of the deck leads through the cell.
  int cost(Sides must_open, Sides must_rock) const { return costs_[must_open & 15U][must_rock & 15U]; }
  // Where a path card can lie if the cell is empty: everywhere except under a postcard.
  const CellSet& open_cells() const { return open_cells_; }

 private:
  std::array<std::array<std::uint8_t, 16>, 16> costs_{};
  CellSet open_cells_ = CellSet::everywhere();
};

inline constexpr int unreachable = 15;

// The distances to one goal from the two nearest open ends. The second is left if the first is blocked.
struct Route {
  std::uint8_t nearest = unreachable;
  std::uint8_t second = unreachable;

  void offer(int distance);
  // Adds this number of ends at a distance that is not less than any before.
  void append(int distance, int ends);
  // 0 if the goal is reached.
  double length() const;
  friend bool operator==(const Route&, const Route&) = default;
};

using Routes = std::array<Route, most_goals>;

class Survey {
 public:
  // The costs must outlive the survey.
  explicit Survey(const CellCosts& costs) : costs_(&costs) {}

  using Goals = Inline<Goal, most_goals>;

  // Measures the table, or tunnels as one walker sees them. Face-up goals count as unreachable.
  void look(const Table&);
  void look(const Tunnels&, const Goals&);
  const Routes& now() const { return now_; }

  // The routes after a card is placed, and the number of tunnels that continue from it. Requires: look() was called
  // with these tunnels.
  struct Step {
    Routes routes;
    int openings = 0;
  };
  Step after_path(const Tunnels&, Cell at, Face as_it_lies);
  Routes after_rockfall(const Tunnels&, const Goals&, Cell at) const;

 private:
  // A stretch of tunnel that is cut off from the start. A tunnel that reaches one of its mouths also reaches all the
  // others, at no cost.
  struct Stretch {
    CellSet mouths;
    std::uint8_t goals = 0;  // one bit for each goal it leads to
  };
  // What lies beyond the four sides of a cell when the cell is taken.
  struct Around {
    Sides entries = 0;  // sides where linked tunnels arrive
    Routes others;      // from open ends elsewhere
    std::array<std::array<std::uint8_t, 4>, most_goals> beyond;
    // By the sides on which a card leads on: the index of the step in steps_, plus one.
    std::array<std::uint8_t, 16> steps{};
  };

  // For each placed card, the sides already visited.
  using Walked = LongList<Sides, Tunnels::most_laid>;
  Stretch stretch_from(const Tunnels&, Cell, Side entry, Walked&) const;
  void find_stretches(const Tunnels&);
  void find_last_cells(const Tunnels&, std::size_t goal);
  Around& around(const Tunnels&, Cell);
  Around look_around(const Tunnels&, Cell) const;
  Step step_onward(const Around&, Cell, Sides) const;
  // What lies beyond one side of a cell: an empty cell, or a cut-off stretch.
  Stretch beyond(const Tunnels&, Cell, Side) const;

  // A flood fill from a goal outwards. Each layer has the empty cells that are one card farther away.
  struct Flood {
    CellSet seen;                   // cells of earlier layers, and taken cells
    std::array<CellSet, 3> from{};  // where the last three layers lead, latest first
    std::uint32_t walked = 0;       // stretches already counted
    int distance = 0;               // of the last layer
  };
  Flood start_flood(std::size_t goal) const;
  // Returns false if nothing is left.
  bool advance(std::size_t goal, Flood&, CellSet& layer) const;
  void add_layer(Flood&, const CellSet& layer) const;
  // Calls each(distance, cells) for every layer, nearest first, as if `taken` were occupied, until it returns false.
  // Computes only from the layer that contained this cell; earlier layers are the same.
  template <class Each>
  void flood_without(std::size_t goal, Cell taken, Each&& each) const;

  // The layers that look() found.
  struct Trace {
    std::size_t layers = 0;
    std::array<CellSet, unreachable> layer;
  };
  // How many layers stay the same without that cell, and with the stretch across it if there is one.
  std::size_t same_layers(std::size_t goal, Cell taken) const;

  const CellCosts* costs_;
  Inline<Cell, most_goals> goals_;
  std::uint8_t face_down_ = 0;      // one bit for each goal
  std::array<CellSet, 3> by_cost_;  // empty cells; the index is their cost minus one
  // The empty cells beside each goal; the index is the cost, minus one, of a card that leads into the goal.
  std::array<std::array<CellSet, 3>, most_goals> before_goal_;
  CellSet ends_;  // empty cells that a linked tunnel leads to
  Inline<Stretch, 32> stretches_;
  Routes now_;
  std::array<Trace, most_goals> traces_;
  const Stretch* across_ = nullptr;        // the last stretch, if the placed card creates it
  std::array<std::uint8_t, 256> known_{};  // by cell: its index in around_, plus one
  Inline<Around, 64> around_;
  Inline<Step, 254> steps_;
};

}  // namespace filon::classic::bots

// How far the tunnels are from each goal, now and after an answer: what diggers want small and saboteurs large.
// Distances count the cards still to be laid from an open end to the goal; cells that few cards fit count for more.
#pragma once

#include "games/classic/bots/maze/cell_set.h"
#include "games/classic/table.h"

namespace filon::classic::bots {

// Whether a segment joins two sides at least. Not every processor we build for counts bits in one step.
constexpr bool joins_two(Sides segment) { return (segment & (segment - 1)) != 0; }

// The deck's part in distances: how hard it is to carry on through a cell with these neighbours.
class CellCosts {
 public:
  explicit CellCosts(const Rules&);
  // In cards: 1, 2 or 3; 0 if no card of the deck leads through.
  int cost(Sides must_open, Sides must_rock) const { return costs_[must_open & 15U][must_rock & 15U]; }

 private:
  std::array<std::array<std::uint8_t, 16>, 16> costs_{};
};

inline constexpr int unreachable = 15;

// To one goal, from the two open ends nearest to it: the second is what is left when the first is blocked.
struct Route {
  std::uint8_t nearest = unreachable;
  std::uint8_t second = unreachable;

  void offer(int distance);
  // So many ends at a distance that is not less than any before.
  void append(int distance, int ends);
  // 0: reached.
  double length() const;
  friend bool operator==(const Route&, const Route&) = default;
};

using Routes = std::array<Route, most_goals>;

class Survey {
 public:
  // The costs must outlive the survey.
  explicit Survey(const CellCosts& costs) : costs_(&costs) {}

  using Goals = Inline<Goal, most_goals>;

  // Looks at the table afresh, or at tunnels as somebody walks them. Goals that lie face up count as unreachable.
  void look(const Table&);
  void look(const Tunnels&, const Goals&);
  const Routes& now() const { return now_; }

  // What would be after a card is laid, and whether any tunnel goes on from it. Requires: it has looked at these
  // tunnels.
  struct Step {
    Routes routes;
    int openings = 0;
  };
  Step after_path(const Tunnels&, Cell at, Face as_it_lies);
  Routes after_rockfall(const Tunnels&, const Goals&, Cell at) const;

 private:
  // A stretch of tunnel that is cut off: whoever gets to one of its mouths walks to all the others for nothing.
  struct Stretch {
    CellSet mouths;
    std::uint8_t goals = 0;  // bit per goal it leads to
  };
  // What lies on the far side of a cell's four sides when the cell itself is taken.
  struct Around {
    Sides entries = 0;  // by which linked tunnels lead here
    Routes others;      // from the open ends elsewhere
    std::array<std::array<std::uint8_t, 4>, most_goals> beyond;
    // By the sides on which a card leads on: the place of the step in steps_, plus one.
    std::array<std::uint8_t, 16> steps{};
  };

  // `walked`: by laid card, the sides walked already.
  using Walked = LongList<Sides, Tunnels::most_laid>;
  Stretch stretch_from(const Tunnels&, Cell, Side entry, Walked&) const;
  void find_stretches(const Tunnels&);
  void find_last_cells(const Tunnels&, std::size_t goal);
  Around& around(const Tunnels&, Cell);
  Around look_around(const Tunnels&, Cell) const;
  Step step_onward(const Around&, Cell, Sides) const;
  // What lies beyond one side of a cell: an empty cell, or a stretch that is cut off.
  Stretch beyond(const Tunnels&, Cell, Side) const;

  // A flood from a goal outwards, layer by layer: the empty cells at one more card from it.
  struct Flood {
    CellSet seen;                   // cells of earlier layers, and those that are taken
    std::array<CellSet, 3> from{};  // where the last three layers lead, latest first
    std::uint32_t walked = 0;       // stretches already counted
    int distance = 0;               // of the last layer
  };
  Flood start_flood(std::size_t goal) const;
  // False: there is nothing beyond.
  bool advance(std::size_t goal, Flood&, CellSet& layer) const;
  void add_layer(Flood&, const CellSet& layer) const;
  // Calls each(distance, cells) for every layer, nearest first, as if `taken` were not empty, until it says stop. Goes
  // on from the layer in which that cell was, because nothing is different before.
  template <class Each>
  void flood_without(std::size_t goal, Cell taken, Each&& each) const;

  // The layers found by look().
  struct Trace {
    std::size_t layers = 0;
    std::array<CellSet, unreachable> layer;
  };
  // How many of its layers stay the same without that cell, and with a stretch across it if there is one.
  std::size_t same_layers(std::size_t goal, Cell taken) const;

  const CellCosts* costs_;
  Inline<Cell, most_goals> goals_;
  std::uint8_t face_down_ = 0;      // bit per goal
  std::array<CellSet, 3> by_cost_;  // empty cells by what they cost, less one
  // The empty cells beside each goal, by what a card costs that leads from there into the goal, less one.
  std::array<std::array<CellSet, 3>, most_goals> before_goal_;
  CellSet ends_;  // empty cells a linked tunnel leads to
  Inline<Stretch, 32> stretches_;
  Routes now_;
  std::array<Trace, most_goals> traces_;
  const Stretch* across_ = nullptr;        // the last of the stretches, where a card makes one that was not there
  std::array<std::uint8_t, 256> known_{};  // by cell: its place in around_, plus one
  Inline<Around, 64> around_;
  Inline<Step, 254> steps_;
};

}  // namespace filon::classic::bots

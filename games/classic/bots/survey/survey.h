// How far the tunnels are from each goal, now and after an answer: what diggers want small and saboteurs large.
// Distances count the cards still to be laid from an open end to the goal; cells that few cards fit count for more.
#pragma once

#include "games/classic/bots/survey/plot.h"
#include "games/classic/table.h"

namespace filon::classic::bots {

// The deck's part in distances: how hard it is to carry on through a cell with these neighbours.
class Chart {
 public:
  explicit Chart(const classic::Rules&);
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

using Routes = std::array<Route, classic::most_goals>;

class Survey {
 public:
  // The chart must outlive the survey.
  explicit Survey(const Chart& chart) : chart_(&chart) {}

  using Goals = Inline<classic::Goal, classic::most_goals>;

  // Looks at the table afresh, or at tunnels as somebody walks them. Goals that lie face up count as unreachable.
  void look(const classic::Table&);
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
    Plot mouths;
    std::uint8_t goals = 0;  // bit per goal it leads to
  };
  // What lies on the far side of a cell's four sides when the cell itself is taken.
  struct Around {
    Routes others;  // from the open ends elsewhere
    std::array<std::array<std::uint8_t, 4>, classic::most_goals> beyond;
  };

  Stretch stretch_from(const Tunnels&, Cell, Side entry, std::array<Sides, Tunnels::most_laid>& seen) const;
  void find_stretches(const Tunnels&);
  void find_last_cells(const Tunnels&, std::size_t goal);
  const Around& around(const Tunnels&, Cell);
  Around look_around(const Tunnels&, Cell) const;
  // What lies beyond one side of a cell: an empty cell, or a stretch that is cut off.
  Stretch beyond(const Tunnels&, Cell, Side) const;

  // Calls each(distance, cells) for the empty cells at that many cards from the goal, nearest first, until it says
  // stop.
  template <class Each>
  void flood(std::size_t goal, const Plot& taken, Each&& each) const;

  const Chart* chart_;
  Inline<Cell, classic::most_goals> goals_;
  std::uint8_t face_down_ = 0;   // bit per goal
  std::array<Plot, 3> by_cost_;  // empty cells by what they cost, less one
  // The empty cells beside each goal, by what a card costs that leads from there into the goal, less one.
  std::array<std::array<Plot, 3>, classic::most_goals> before_goal_;
  Plot ends_;  // empty cells a linked tunnel leads to
  Inline<Stretch, 32> stretches_;
  Routes now_;
  std::array<std::uint8_t, 256> known_{};  // by cell: its place in around_, plus one
  Inline<Around, 64> around_;
};

}  // namespace filon::classic::bots

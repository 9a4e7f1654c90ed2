// How far everybody is from each goal, now and after an answer. For a team, doors of the other colour are dead ends
// (docs/rules/classic.md, 4.1).
#pragma once

#include <memory>
#include <span>

#include "games/classic/bots/maze/survey.h"

namespace filon::classic::bots {

enum class Walker : std::uint8_t { Anybody, Blue, Green };
inline constexpr std::array<Walker, 3> all_walkers{Walker::Anybody, Walker::Blue, Walker::Green};

// The routes of all three walkers to each goal. Anybody's routes are about placing cards, which doors do not prevent.
// Games without doors use only those.
class Ways {
 public:
  Routes& operator[](Walker walker) { return routes_[static_cast<std::size_t>(walker)]; }
  const Routes& operator[](Walker walker) const { return routes_[static_cast<std::size_t>(walker)]; }

 private:
  std::array<Routes, all_walkers.size()> routes_;
};

class Distances {
 public:
  // The rules must outlive it.
  explicit Distances(const Rules&);
  ~Distances();
  Distances(const Distances&) = delete;
  Distances& operator=(const Distances&) = delete;

  // The walkers whose routes can differ. In a game without doors there is only one.
  std::span<const Walker> walkers() const { return {all_walkers.data(), has_doors_ ? all_walkers.size() : 1}; }

  void look(const Table&);
  const Ways& now() const { return now_; }

  struct Step {
    Ways ways;
    int openings = 0;
  };
  // Requires: look() was called with this table.
  Step after_path(const Table&, Card, Cell, Turned);
  Ways after_rockfall(const Table&, Cell) const;
  // If nobody can place a card on this empty cell.
  Ways after_closing(const Table&, Cell);
  // If the path card that was placed last moves here.
  Step after_diversion(const Table&, Cell, Turned);
  // If a face-down card is turned up like this.
  Ways after_turning(const Table&, Cell, Card, Turned);

 private:
  // The maze for a walker who cannot pass doors of one colour. Without such doors it is the same as for anybody.
  struct Restricted {
    explicit Restricted(const CellCosts& costs) : survey(costs) {}
    bool has_doors = false;
    Tunnels tunnels;
    Survey survey;
  };

  // Another maze, to measure what the surveys of this one cannot tell.
  struct Changed;
  Changed& changed(const Table&);

  bool is_closed(Walker, Card) const;
  Face face(Walker, Card, Turned) const;
  void follow(Walker, const Table&);
  Restricted& restricted(Walker walker) const { return walker == Walker::Blue ? *blue_ : *green_; }

  const Rules& rules_;
  bool has_doors_ = false;  // the deck has doors
  CellCosts costs_;
  Survey survey_;
  // Null if the deck has no doors.
  std::unique_ptr<Restricted> blue_;
  std::unique_ptr<Restricted> green_;
  std::unique_ptr<Changed> changed_;  // made when first needed
  bool lifted_ = false;               // changed_ is the current maze without the path card placed last
  Ways now_;
};

}  // namespace filon::classic::bots

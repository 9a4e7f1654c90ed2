// The mine as each team walks it: to a team, doors of the other colour are dead ends (docs/rules/classic.md, 4.1).
#pragma once

#include "games/classic/bots/survey/survey.h"

namespace filon::classic::bots::teams {

enum class Walker : std::uint8_t { Anybody, Blue, Green };
inline constexpr std::array<Walker, 3> all_walkers{Walker::Anybody, Walker::Blue, Walker::Green};

// The ways of all three to each goal. Anybody's are about laying cards: doors hinder nobody in that.
class Ways {
 public:
  Routes& operator[](Walker walker) { return routes_[static_cast<std::size_t>(walker)]; }
  const Routes& operator[](Walker walker) const { return routes_[static_cast<std::size_t>(walker)]; }

 private:
  std::array<Routes, all_walkers.size()> routes_;
};

class Mine {
 public:
  // The rules must outlive it.
  explicit Mine(const classic::Rules&);
  Mine(const Mine&) = delete;
  Mine& operator=(const Mine&) = delete;

  void look(const classic::Table&);
  const Ways& now() const { return now_; }

  struct Step {
    Ways ways;
    int openings = 0;
  };
  // Requires: it has looked at this table.
  Step after_path(const classic::Table&, Card, Cell, Turned);
  Ways after_rockfall(const classic::Table&, Cell) const;

 private:
  // What a walker sees who cannot pass doors of one colour. Without such doors it is what anybody sees.
  struct Sealed {
    explicit Sealed(const Chart& chart) : survey(chart) {}
    bool has_doors = false;
    Tunnels tunnels;
    Survey survey;
  };

  bool is_closed(Walker, Card) const;
  Face face(Walker, Card, Turned) const;
  Sealed& sealed(Walker walker) { return walker == Walker::Blue ? blue_ : green_; }
  const Sealed& sealed(Walker walker) const { return walker == Walker::Blue ? blue_ : green_; }

  const classic::Rules& rules_;
  Chart chart_;
  Survey survey_;
  Sealed blue_;
  Sealed green_;
  Ways now_;
};

}  // namespace filon::classic::bots::teams

// The features of an answer: what it looks like to the others, judged by what its player can know.
#pragma once

#include <optional>

#include "games/classic/bots/maze/distances.h"
#include "games/classic/bots/moves/roles.h"
#include "games/classic/sample.h"

namespace filon::classic::bots {

enum class MoveKind : std::uint8_t {
  PathNearer,    // the gold comes nearer
  PathAside,     // neither nearer nor farther
  PathFarther,   // a good way is used up or turned away
  StubHarmless,  // a tunnel that goes nowhere, out of the way
  StubHarmful,   // a tunnel that goes nowhere, in the way
  RockfallHelps,
  RockfallAside,
  RockfallHarms,
  Map,
  MendSelf,
  MendOther,
  Break,
  Discard,
};
inline constexpr std::size_t move_kinds = 13;

// A path that brings the gold so many cards nearer, and may lead nowhere.
MoveKind path_kind(double gain, bool leads_nowhere);
MoveKind rockfall_kind(double gain);

// How far the tunnels are from the gold, for all its player can know.
enum class Phase : std::uint8_t { Far, Middle, Near };
Phase phase_at(double distance);
inline constexpr std::size_t phases = 3;

// The goals that may be the treasure for all somebody knows who looked at these, if the treasure lies at `treasure`; a
// bit each.
unsigned possible_goals(const Table&, unsigned looked_at, std::size_t treasure);
// The way to one of these goals, on average.
double mean_length(const Routes&, unsigned goals);

// Of which kind an answer is depends on where the gold is, because its player may have looked.
struct Judgement {
  std::array<MoveKind, most_goals> kind{};  // by the goal that is the treasure
  std::array<Phase, most_goals> phase{};    // likewise
};

struct Move {
  Seat by = nobody;
  bool blocked = false;      // its player could lay no path
  bool is_path = false;      // it was a path card
  bool has_crystal = false;  // with a crystal
  // By Walker: the same door is a step forward to one team and a wall to the other.
  std::array<Judgement, all_walkers.size()> to{};
  Seat whom = nobody;  // of others than its player
  bool harms = false;  // what was played on `whom` does them harm
  Seats could_be;      // whom else the same card could have been played on, and whom

  const Judgement& judged_by(Role) const;
};

// None: the answer tells nothing about who gave it. Requires: the distances have looked at this table.
std::optional<Move> move_of(const Rules&, const Table& before, Distances&, const Looks&, Seat by, const Action&);

}  // namespace filon::classic::bots

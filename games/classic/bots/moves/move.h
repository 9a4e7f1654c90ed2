// The features of an answer: how it looks to the others, judged by what its player can know.
#pragma once

#include <optional>

#include "games/classic/bots/maze/distances.h"
#include "games/classic/bots/moves/roles.h"
#include "games/classic/sample.h"

namespace filon::classic::bots {

enum class MoveKind : std::uint8_t {
  PathNearer,    // the gold comes nearer
  PathAside,     // neither nearer nor farther
  PathFarther,   // a good way is blocked or turned away
  StubHarmless,  // leads nowhere, not in the way
  StubHarmful,   // leads nowhere, in the way
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

// `gain`: how many cards nearer the gold is after this path.
MoveKind path_kind(double gain, bool leads_nowhere);
MoveKind rockfall_kind(double gain);

// How far the tunnels are from the gold, as far as the player can know.
enum class Phase : std::uint8_t { Far, Middle, Near };
Phase phase_at(double distance);
inline constexpr std::size_t phases = 3;

// The goals that can be the treasure for a player who has looked at `looked_at`, if it really is `treasure`. One bit
// for each goal.
unsigned possible_goals(const Table&, unsigned looked_at, std::size_t treasure);
// The average length of the routes to these goals.
double mean_length(const Routes&, unsigned goals);

// The kind of an answer depends on where the gold is, because its player may have looked.
struct Judgement {
  std::array<MoveKind, most_goals> kind{};  // by the goal that is the treasure
  std::array<Phase, most_goals> phase{};    // also by the treasure
};

struct Move {
  Seat by = nobody;
  bool blocked = false;      // its player could not place paths
  bool is_path = false;      // a path card
  bool has_crystal = false;  // a path card with a crystal
  // By Walker: the same door brings one team nearer and blocks the other.
  std::array<Judgement, all_walkers.size()> to{};
  Seat whom = nobody;  // the target, if it is another player
  bool harms = false;  // the card harms `whom`
  Seats could_be;      // all players who could have been the target

  const Judgement& judged_by(Role) const;
};

// None if the answer tells nothing about its player. Requires: the distances were measured on this table.
std::optional<Move> move_of(const Rules&, const Table& before, Distances&, const Looks&, Seat by, const Action&);

}  // namespace filon::classic::bots

// What a player sees and believes when it answers: all that a policy is given.
#pragma once

#include "games/classic/bots/belief/belief.h"

namespace filon::classic::bots {

using Chances = std::array<double, most_goals>;  // of each goal to be the treasure

// What is believed of the roles and the gold.
struct Estimates {
  PerSeat<PerRole> roles;
  PerRole undealt{};  // what somebody becomes by a change of role
  Chances treasure{};
  double exposure = 0;  // how likely a saboteur the player itself is to the others
};

// Of a seat that keeps these beliefs: its own, and those of an onlooker who has heard only what all have.
Estimates estimates_of(Sight, const Belief& own, const Belief& onlooker);
// Of a seat in a sampled world that believes what an onlooker does, besides its role and what it has looked at.
Estimates estimates_in_world(const Rules&, Sight, const Belief& onlooker);

// Everything is borrowed.
struct Situation {
  const Rules& rules;
  Sight sight;
  Distances& distances;  // of this table
  const Estimates& believed;
  const Blame& blame;  // how much each kind of move speaks against the player now

  double suspicion(Seat who) const { return of(believed.roles[who], Role::Saboteur); }
};

// The blame where the player stands, as somebody would judge who has seen no goal.
const Blame& blame_at(const BlameTable&, Sight, const Distances&);
// For players who do not care how they look.
extern const Blame no_blame;

}  // namespace filon::classic::bots

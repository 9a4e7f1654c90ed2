// What a player sees and believes when it answers: everything that a policy gets.
#pragma once

#include "games/classic/bots/belief/belief.h"

namespace filon::classic::bots {

using Chances = std::array<double, most_goals>;  // that each goal is the treasure

// Beliefs about the roles and the gold.
struct Estimates {
  PerSeat<PerRole> roles;
  PerRole undealt{};  // what a change of role can give
  Chances treasure{};
  double exposure = 0;  // how much the others suspect this player
};

// For a seat that keeps these beliefs: its own, and those of an onlooker who heard only public events.
Estimates estimates_of(Sight, const Belief& own, const Belief& onlooker);
// For a seat in a sampled world: it believes what an onlooker believes, and also knows its role and what it has looked
// at.
Estimates estimates_in_world(const Rules&, Sight, const Belief& onlooker);

// All members are borrowed.
struct Situation {
  const Rules& rules;
  Sight sight;
  Distances& distances;  // on this table
  const Estimates& believed;
  const Blame& blame;  // how suspicious each kind of move is for the player now

  double suspicion(Seat who) const { return of(believed.roles[who], Role::Saboteur); }
};

// The blame in the current situation, as an observer who has seen no goal would judge it.
const Blame& blame_at(const BlameTable&, Sight, const Distances&);
// For players who do not care how they look.
extern const Blame no_blame;

}  // namespace filon::classic::bots

// How each role behaves in a game of teams, as counted in games of a mixed company (arena/team_counting.h makes these
// tables). The two teams behave alike, each judged by its own way.
#pragma once

#include "games/classic/bots/teams/act.h"

namespace filon::classic::bots::teams {

struct Habits {
  using PerDeed = std::array<float, deeds>;
  template <class T>
  using PerPlace = std::array<T, team_roles.size()>;  // by place_of(role)

  // Of a thousand answers of a role, how many are each deed: [blocked][phase][role][deed].
  std::array<std::array<PerPlace<PerDeed>, phases>, 2> share;
  // Of a thousand paths of a role, how many show a crystal.
  PerPlace<float> crystals;
  // How much rather a role plays on another than chance would: [role][other].
  PerPlace<PerPlace<float>> harms;
  PerPlace<PerPlace<float>> helps;
};

extern const Habits counted_habits;

// How likely each role gives this answer if that goal is the treasure, whoever it was aimed at.
PerRole likelihood(const Habits&, const Act&, std::size_t treasure);

// How much a deed speaks against its player: the logarithm of how much rather a saboteur does it than a digger.
std::array<double, deeds> guilt(const Habits&, bool blocked, Phase);

}  // namespace filon::classic::bots::teams

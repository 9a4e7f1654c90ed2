// How good each answer is in a game with teams: what it adds to the nuggets expected, and rules of thumb for the rest.
#pragma once

#include <span>

#include "games/classic/bots/bayes/deed.h"
#include "games/classic/bots/teams/outlook.h"

namespace filon::classic::bots::teams {

// What a player sees and believes when it answers.
struct Situation {
  const classic::Rules& rules;
  classic::Sight sight;
  Mine& mine;       // has looked at the table
  Company company;  // as it believes
  PerRole undealt;  // what it would become by a change of role
  Chances gold{};
  double exposure = 0;  // how likely a saboteur the player itself is to the others
  // How much a deed would speak against its player: the logarithm of how much rather saboteurs do it, here and now.
  std::array<double, deeds> guilt{};
};

// Writes one score for each answer; more is better for the role the player holds.
void score(const Situation&, const Weights&, const classic::Actions&, std::span<double> scores);

}  // namespace filon::classic::bots::teams

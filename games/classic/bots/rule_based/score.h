// How good each answer is, by rules of thumb: the one function behind easy and normal, and the prior of every search.
#pragma once

#include <span>

#include "games/classic/bots/bayes/deed.h"
#include "games/classic/bots/rule_based/weights.h"

namespace filon::classic::bots {

// What a player sees and believes when it answers.
struct Situation {
  const classic::Rules& rules;
  classic::Sight sight;
  Survey& survey;  // has looked at the table
  PerSeat<double> suspicion;
  std::array<double, classic::most_goals> gold{};
  double exposure = 0;  // how suspect the player itself is to the others
  // How much a deed would speak against its player: the logarithm of how much rather saboteurs do it, here and now.
  std::array<double, deeds> guilt{};
};

// Writes one score for each answer; more is better for the role the player holds.
void score(const Situation&, const Weights&, const classic::Actions&, std::span<double> scores);

}  // namespace filon::classic::bots

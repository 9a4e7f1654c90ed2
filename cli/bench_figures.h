// The figures `filon bench` prints, each measured by one function.
#pragma once

#include <string_view>

#include "games/classic/rules.h"

namespace filon::cli {

// All in nanoseconds for one, on one core.
double answer_of_random_players(int players, classic::Modules with = {});
double copy_of_a_state();
// Worlds sampled from views in the middle of rounds, five players, all seats; with the deal's own chances or with a
// full set of beliefs.
double sampled_world(bool with_beliefs);
// Choosing and hearing, five bots of one level.
double answer_of_bots(std::string_view level, classic::Modules with = {});

}  // namespace filon::cli

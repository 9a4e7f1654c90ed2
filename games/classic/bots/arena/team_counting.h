// Counts how the roles of a game with teams behave: where the tables of teams/counted_habits.cpp come from.
#pragma once

#include "games/classic/bots/arena/counting.h"
#include "games/classic/bots/teams/habits.h"

namespace filon::classic::bots::arena {

// Requires: rules with teams.
teams::Habits count_team_habits(const Counting&, int threads, const filon::bots::Progress& = {});
// As the initializer in teams/counted_habits.cpp.
std::string as_code(const teams::Habits&);

}  // namespace filon::classic::bots::arena

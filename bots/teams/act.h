// One answer as heard in a game of teams: how likely each role gives it, and at whom it was aimed.
#pragma once

#include "bayes/habits.h"
#include "mine.h"
#include "roles.h"

namespace filon::bots::teams {

struct Act {
  Seat by = nobody;
  std::array<PerRole, classic::most_goals> likelihood{};  // by the goal that is the treasure
  Seat whom = nobody;
  bool hostile = false;  // whether what was played on `whom` does him harm
  Seats could_be;        // whom else the same card could have been played on, and whom
};

// Whether somebody chose this and it tells something of his role.
bool is_telling(const classic::Rules&, const classic::Told&);
// Requires: is_telling(told); the mine has looked at the table before the event.
Act act_of(const classic::Rules&, const classic::Table& before, Mine&, const Looks&, const classic::Told&);

// How much rather a role harms one role than another. Helping is the inverse.
double hostility(classic::Role, classic::Role towards);

}  // namespace filon::bots::teams

// One answer as heard in a game of teams: of which sort it is to each team, and at whom it was aimed.
#pragma once

#include "games/classic/bots/bayes/deed.h"
#include "games/classic/bots/teams/mine.h"
#include "games/classic/bots/teams/roles.h"

namespace filon::classic::bots::teams {

// The same door is a step forward to one team and a wall to the other, so a deed is judged once for each walker; and
// it depends on where the gold is, because its player may have looked.
struct Judgement {
  std::array<Deed, classic::most_goals> deed{};    // by the goal that is the treasure
  std::array<Phase, classic::most_goals> phase{};  // likewise
};

struct Act {
  Seat by = nobody;
  bool blocked = false;  // its player could lay no path
  bool path = false;     // it was a path card
  bool crystal = false;  // with a crystal
  std::array<Judgement, all_walkers.size()> to{};
  Seat whom = nobody;
  bool hostile = false;  // whether what was played on `whom` does him harm
  Seats could_be;        // whom else the same card could have been played on, and whom

  const Judgement& judged_by(classic::Role) const;
};

// Whether somebody chose this and it tells something of his role.
bool is_telling(const classic::Rules&, const classic::Told&);
// Requires: is_telling(told); the mine has looked at the table before the event.
Act act_of(const classic::Rules&, const classic::Table& before, Mine&, const Looks&, const classic::Told&);

}  // namespace filon::classic::bots::teams

// Standing orders: what a player wants to answer before they are asked. Nobody else knows them.
#pragma once

#include "games/classic/table.h"

namespace filon::classic {

struct Orders {
  // WC19-22: to stop the next card of this player, and the next path card that reaches a goal. Each is used up by the
  // first such card for which a window opens, whether its owner holds a veto then or not.
  Seat veto_next_of = nobody;
  bool veto_reaching_goal = false;
  bool never_pays = false;  // ROP-29: says no to every request
  friend bool operator==(const Orders&, const Orders&) = default;
};

// Why this seat cannot leave such orders in this match; none if it can.
std::optional<Refusal> refuse(const Rules&, Seat by, const Orders&);
// What the orders of this seat answer to the open question; none if they do not concern it, or their owner cannot.
std::optional<Action> answer_by(const Orders&, const Rules&, Sight);
// The orders that still stand after the open question was asked.
Orders orders_left(const Orders&, const Rules&, Sight);

}  // namespace filon::classic

// Counts over many matches. Whole numbers only, so that sums do not depend on their order.
#pragma once

#include <vector>

#include "kernel/seat.h"

namespace filon::terminal {

struct Tally {
  long games = 0;
  long answers = 0;
  long rounds = 0;
  std::vector<long> rounds_won;                        // by side
  std::vector<long> gold_of_interest, seats_in_round;  // by interest: gold won in rounds, seats that had it
  PerSeat<long> gold;                                  // at the end of the match

  void add(const Tally&);
};

}  // namespace filon::terminal

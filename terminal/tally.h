// Counts over many matches. Whole numbers only, so that sums do not depend on their order.
#pragma once

#include <string_view>
#include <vector>

#include "kernel/seat.h"

namespace filon::terminal {

// How much of something happened, such as treasures collected of those laid out.
struct Portion {
  std::string_view what;
  long count = 0, of = 0;
};

struct Tally {
  long games = 0;
  long answers = 0;
  long rounds = 0;
  std::vector<long> rounds_won;                        // by side
  std::vector<long> gold_of_interest, seats_in_round;  // by interest: gold won in rounds, seats that had it
  PerSeat<long> gold;                                  // at the end of the match
  std::vector<Portion> portions;                       // of all rounds together, as the game names them

  void add(const Tally&);
  void add(const std::vector<Portion>&);
};

}  // namespace filon::terminal

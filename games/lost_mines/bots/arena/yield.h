// How much of a round's treasure a table of bots collects, and who wins it: whether rounds work at all.
#pragma once

#include <string>

#include "bots/round.h"
#include "bots/statistics.h"
#include "games/lost_mines/bots/traits.h"

namespace filon::lost_mines::bots::arena {

struct Trial {
  std::string level = "normal";  // of every seat
  Rules rules;
  int deals = 1000;  // one round each
  std::uint64_t seed = 1;
  filon::bots::Maker<LostMines> make = filon::bots::Traits<LostMines>::make_bot;
};

struct Yield {
  filon::bots::Estimate collected;                          // share of the treasures laid out
  filon::bots::Estimate nothing;                            // share of rounds without any
  std::array<filon::bots::Estimate, count_of<Role>()> won;  // points of a seat with this role
  std::array<double, count_of<Because>()> ended{};          // share of rounds, by why they ended
  double micros_per_answer = 0;
};

// Does not depend on the number of threads, except for the time.
Yield measure(const Trial&, int threads);

}  // namespace filon::lost_mines::bots::arena

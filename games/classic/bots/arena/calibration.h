// How true the belief about roles is: what every seat believes of every other at half of a round, against what they
// are.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "bots/share_work.h"
#include "games/classic/bots/bot.h"

namespace filon::classic::bots::arena {

struct Calibration {
  std::vector<std::string> company;  // who sits at the table; levels; each seat draws one of them for each deal
  Rules rules;
  int deals = 1000;
  std::uint64_t seed = 1;
};

struct Bin {
  int seats = 0;
  double believed = 0;    // mean suspicion
  double true_share = 0;  // share of saboteurs among them
};

struct Truth {
  double log_loss = 0;  // mean, natural logarithm
  double brier = 0;     // mean square of the error
  std::array<Bin, 10> bins{};
};

struct CalibrationReport {
  Truth belief;
  Truth prior;     // the same for the chances of the deal
  int judged = 0;  // pairs of seats
};

CalibrationReport run_calibration(const Calibration&, int threads, const filon::bots::Progress& = {});

}  // namespace filon::classic::bots::arena

// How true the belief about roles is: what every seat believes of every other at half of a round, against what they
// are.
#pragma once

#include <string>
#include <vector>

#include "bots/calibration.h"
#include "bots/share_work.h"
#include "games/classic/bots/bot.h"

namespace filon::classic::bots::arena {

struct Calibration {
  std::vector<std::string> company;  // who sits at the table; levels; each seat draws one of them for each deal
  Rules rules;
  int deals = 1000;
  std::uint64_t seed = 1;
};

using filon::bots::Bin, filon::bots::CalibrationReport, filon::bots::Truth;

// What is judged is whether a seat is a saboteur.
CalibrationReport run_calibration(const Calibration&, int threads, const filon::bots::Progress& = {});

}  // namespace filon::classic::bots::arena

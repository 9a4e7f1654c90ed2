// Measures how true the beliefs about roles are: compares what every seat believes of every other in the middle of a
// round with the real roles.
#pragma once

#include <string>
#include <vector>

#include "bots/calibration.h"
#include "bots/share_work.h"
#include "games/classic/bots/bot.h"

namespace filon::classic::bots::arena {

struct Calibration {
  std::vector<std::string> company;  // levels; each seat draws one for each deal
  Rules rules;
  int deals = 1000;
  std::uint64_t seed = 1;
};

using filon::bots::Bin, filon::bots::CalibrationReport, filon::bots::Truth;

// Judges whether a seat is a saboteur.
CalibrationReport run_calibration(const Calibration&, int threads, const filon::bots::Progress& = {});

}  // namespace filon::classic::bots::arena

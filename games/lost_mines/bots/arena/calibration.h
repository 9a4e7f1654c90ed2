// Measures how true the beliefs about roles are: who is a saboteur.
#pragma once

#include "bots/calibration.h"
#include "games/lost_mines/bots/bot.h"

namespace filon::lost_mines::bots::arena {

using Calibration = filon::bots::Calibration<LostMines>;
using filon::bots::CalibrationReport;

CalibrationReport run_calibration(const Calibration&, int threads, const filon::bots::Progress& = {});

}  // namespace filon::lost_mines::bots::arena

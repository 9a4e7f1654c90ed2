// Measures how true the beliefs about roles are: who is a saboteur.
#pragma once

#include "bots/calibration.h"
#include "games/classic/bots/bot.h"

namespace filon::classic::bots::arena {

using Calibration = filon::bots::Calibration<Classic>;
using filon::bots::CalibrationReport;

CalibrationReport run_calibration(const Calibration&, int threads, const filon::bots::Progress& = {});

}  // namespace filon::classic::bots::arena

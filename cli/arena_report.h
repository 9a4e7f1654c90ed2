// What contests of bots have shown, as tables with 95 % intervals or as JSON.
#pragma once

#include <string>

#include <boost/json.hpp>

#include "games/classic/bots/arena/calibration.h"
#include "games/classic/bots/arena/contest.h"

namespace filon::cli {

void print_contest(const std::string& title, const classic::bots::arena::Report&);
void print_calibration(const std::string& title, const classic::bots::arena::CalibrationReport&);

boost::json::value contest_as_json(const std::string& title, const classic::bots::arena::Contest&,
                                   const classic::bots::arena::Report&);
boost::json::value calibration_as_json(const std::string& title, const classic::bots::arena::Calibration&,
                                       const classic::bots::arena::CalibrationReport&);

}  // namespace filon::cli

// Prints the results of bot contests, as tables with 95 % intervals or as JSON.
#pragma once

#include <string>

#include <boost/json.hpp>

#include "bots/calibration.h"
#include "bots/contest.h"

namespace filon::cli {

void print_contest(const std::string& title, const bots::Report&);
void print_calibration(const std::string& title, const bots::CalibrationReport&);

// `played` says what was played, such as edition, players and seed.
boost::json::value contest_as_json(const std::string& title, boost::json::object played, const bots::Report&);
boost::json::value calibration_as_json(const std::string& title, boost::json::object played,
                                       const bots::CalibrationReport&);

}  // namespace filon::cli

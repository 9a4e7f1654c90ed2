// How true a belief is: what seats believe of other seats, against what is true of them.
#pragma once

#include <array>

namespace filon::bots {

// Judgements that were about equally sure.
struct Bin {
  int seats = 0;
  double believed = 0;    // mean
  double true_share = 0;  // of these seats
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

}  // namespace filon::bots

// Percentiles of many values.
#pragma once

#include <vector>

namespace filon::load {

struct Percentiles {
  double p50 = 0, p90 = 0, p99 = 0, most = 0;
  friend bool operator==(const Percentiles&, const Percentiles&) = default;
};

// By nearest rank, so each is one of the values. All 0 if there are no values.
Percentiles percentiles(std::vector<double> values);

// The share of the values, 0 to 1, that are at most `limit`.
double share_within(const std::vector<double>& values, double limit);

}  // namespace filon::load

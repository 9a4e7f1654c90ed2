#include "load/percentiles.h"

#include <algorithm>
#include <cmath>

namespace filon::load {

Percentiles percentiles(std::vector<double> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  const auto at = [&](double percent) {
    const double rank = std::ceil(percent * static_cast<double>(values.size()) / 100);
    return values[static_cast<std::size_t>(std::max(rank, 1.0)) - 1];
  };
  return {at(50), at(90), at(99), values.back()};
}

double share_within(const std::vector<double>& values, double limit) {
  if (values.empty()) return 0;
  const auto within = std::count_if(values.begin(), values.end(), [&](double value) { return value <= limit; });
  return static_cast<double>(within) / static_cast<double>(values.size());
}

}  // namespace filon::load

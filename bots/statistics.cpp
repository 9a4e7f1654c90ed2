#include "bots/statistics.h"

#include <algorithm>
#include <cmath>

namespace filon::bots {
namespace {

constexpr double z = 1.96;  // 95 % of a normal distribution

}  // namespace

Estimate Share::estimate() const {
  if (all == 0) return {0, 0, 1, 0};
  const double n = all;
  const double p = value();
  const double scale = 1 + z * z / n;
  const double centre = (p + z * z / (2 * n)) / scale;
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / scale;
  return {p, std::max(0.0, centre - half), std::min(1.0, centre + half), all};
}

Estimate Mean::estimate() const {
  if (all < 2) return {value(), value() - 1, value() + 1, all};
  const double variance = std::max(0.0, (squares - sum * sum / all) / (all - 1));
  const double half = z * std::sqrt(variance / all);
  return {value(), value() - half, value() + half, all};
}

}  // namespace filon::bots

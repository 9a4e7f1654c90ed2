#include "games/classic/bots/arena/statistics.h"

#include <cmath>

namespace filon::classic::bots::arena {
namespace {

constexpr double z = 1.96;  // 95 % of a normal distribution

struct Wilson {
  double centre, half;
};

Wilson wilson(const Share& share) {
  const double n = share.all;
  const double p = share.value();
  const double scale = 1 + z * z / n;
  return {(p + z * z / (2 * n)) / scale, z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / scale};
}

}  // namespace

double Share::low() const { return all == 0 ? 0 : wilson(*this).centre - wilson(*this).half; }
double Share::high() const { return all == 0 ? 1 : wilson(*this).centre + wilson(*this).half; }

double Difference::margin() const {
  if (all < 2) return 1;
  const double variance = (squares - sum * sum / all) / (all - 1);
  return z * std::sqrt(variance / all);
}

}  // namespace filon::classic::bots::arena

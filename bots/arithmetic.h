// C libraries differ in the last digit of these functions. Here they are made of exact operations, so that bots give
// the same answers on every platform.
#pragma once

#include <bit>
#include <cstdint>

#include "kernel/rng.h"

namespace filon::bots {

// Exact to about fourteen digits. Requires: x > 0, finite and not subnormal.
constexpr double natural_log(double x) {
  const auto bits = std::bit_cast<std::uint64_t>(x);
  int exponent = static_cast<int>(bits >> 52) - 1023;
  double mantissa = std::bit_cast<double>((bits & 0x000FFFFFFFFFFFFFU) | 0x3FF0000000000000U);  // 1 <= mantissa < 2
  if (mantissa > 1.4142135623730951) {
    mantissa /= 2;
    ++exponent;
  }
  // log m = 2 (t + t^3/3 + t^5/5 + ...) with t = (m-1)/(m+1), at most 0.172.
  const double t = (mantissa - 1) / (mantissa + 1);
  const double square = t * t;
  double sum = 0;
  for (int power = 19; power > 0; power -= 2) sum = sum * square + 1.0 / power;
  return exponent * 0.6931471805599453 + 2 * t * sum;
}

// Gumbel noise: the highest score/temperature + noise is a sample from the softmax of the scores.
constexpr double gumbel(Rng& rng) {
  const double uniform = (static_cast<double>(rng.next() >> 12) + 0.5) * 0x1.0p-52;
  return -natural_log(-natural_log(uniform));
}

}  // namespace filon::bots

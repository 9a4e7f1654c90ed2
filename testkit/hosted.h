// For tests: chance from a seed, the answers a message offers, and players who dig, so that rounds end in every way.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "kernel/chance.h"
#include "kernel/rng.h"

namespace filon::server {

// Matches for a test that plays some: sanitized builds are many times slower.
#ifdef FILON_SANITIZED
inline constexpr std::uint64_t some_matches = 1;
#else
inline constexpr std::uint64_t some_matches = 4;
#endif

class SeededChance final : public Chance {
 public:
  explicit SeededChance(std::uint64_t seed) : rng_(seed) {}

  int pick(Draw, std::span<const std::uint8_t> counts) override {
    int left = rng_.below(std::accumulate(counts.begin(), counts.end(), 0));
    std::size_t kind = 0;
    for (; left >= counts[kind]; ++kind) left -= counts[kind];
    return static_cast<int>(kind);
  }

 private:
  Rng rng_;
};

// In the notation.
inline std::vector<std::string> legal_in(const boost::json::object& message) {
  std::vector<std::string> all;
  const boost::json::value* legal = message.if_contains("legal");
  if (!legal) return all;
  for (const auto& group : legal->as_object())
    for (const auto& rest : group.value().as_array())
      all.push_back(std::string(group.key()) + (rest.as_string().empty() ? "" : " ") + std::string(rest.as_string()));
  return all;
}

// How far from the gold an answer digs; more than any way for those that do not dig, or lead nowhere.
inline int distance_to_gold(const std::string& answer) {
  constexpr int nowhere = 1000;
  int x = 0, y = 0;
  if (!answer.starts_with("place ") || answer.starts_with("place b-x") ||
      std::sscanf(answer.c_str() + answer.find('('), "(%d,%d)", &x, &y) != 2)
    return nowhere;
  return 2 * std::abs(8 - x) + std::abs(y);
}

// Requires: there is one.
inline const std::string& best_digging(const std::vector<std::string>& legal) {
  return *std::min_element(legal.begin(), legal.end(), [](const std::string& a, const std::string& b) {
    return distance_to_gold(a) < distance_to_gold(b);
  });
}

inline const std::string& digs_mostly(const std::vector<std::string>& legal, Rng& rng) {
  const std::string& any = legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
  return rng.below(8) == 0 ? any : best_digging(legal);
}

}  // namespace filon::server

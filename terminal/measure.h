// Measures times on this machine: the median of several runs.
#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace filon::terminal {

inline constexpr int repeats = 7;

// `work` returns how many operations it did; the result is nanoseconds per operation.
template <class Work>
double median_nanoseconds(Work work) {
  std::vector<double> runs;
  for (int i = 0; i < repeats; ++i) {
    const auto begun = std::chrono::steady_clock::now();
    const auto things = static_cast<double>(work());
    runs.push_back(std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - begun).count() / things);
  }
  std::nth_element(runs.begin(), runs.begin() + repeats / 2, runs.end());
  return runs[repeats / 2];
}

}  // namespace filon::terminal

// Counts durations in steps from a tenth of a millisecond to ten seconds. Any thread may add.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace filon::server {

class Histogram {
 public:
  using Duration = std::chrono::steady_clock::duration;

  void add(Duration);
  // In the text format of Prometheus.
  void write(std::string& out, std::string_view name, std::string_view help) const;

 private:
  static constexpr std::array<double, 16> steps{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                                0.05,   0.1,     0.25,   0.5,   1,      2.5,   5,    10};
  std::array<std::atomic<std::uint64_t>, steps.size() + 1> counts_{};
  std::atomic<std::int64_t> sum_nanoseconds_{0};
};

}  // namespace filon::server

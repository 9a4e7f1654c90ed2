// Counts durations in steps from a twentieth of a second to ten seconds. Durations below the first step look all the
// same, so nobody can see from it that something small happened.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace filon::server {

class Histogram {
 public:
  using Duration = std::chrono::steady_clock::duration;

  void add(Duration);
  // In the text format of Prometheus. The sum counts each duration as its step.
  void write(std::string& out, std::string_view name, std::string_view help) const;

 private:
  static constexpr std::array<double, 8> steps{0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
  std::array<std::uint64_t, steps.size() + 1> counts_{};
};

}  // namespace filon::server

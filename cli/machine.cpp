#include "cli/machine.h"

#include <array>
#include <cstdint>
#include <fstream>

#include "kernel/rng.h"
#include "terminal/measure.h"

namespace filon::cli {

double reference_nanoseconds() {
  return terminal::median_nanoseconds([] {
    constexpr int steps = 20'000'000;
    static std::array<std::uint32_t, 8192> table{};
    Rng rng(1);
    for (int i = 0; i < steps; ++i) {
      const std::uint64_t number = rng.next();
      table[number % table.size()] += table[(number >> 32) % table.size()] + 1;
    }
    volatile std::uint32_t kept = table[0];  // keeps the compiler from removing the loop
    static_cast<void>(kept);
    return steps;
  });
}

Machine this_machine() {
  Machine machine{"unknown", "", FILON_BUILD_TYPE};
#if defined(__clang__)
  machine.compiler = "Clang " __clang_version__;
#else
  machine.compiler = "GCC " __VERSION__;
#endif
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("model name")) {
      machine.processor = line.substr(line.find(':') + 2);
      break;
    }
  return machine;
}

}  // namespace filon::cli

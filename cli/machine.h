// The machine that measures, and a plain loop that makes machines comparable.
#pragma once

#include <string>

namespace filon::cli {

// One step of the plain loop: a random number, a look-up in 32 KiB and an addition. What others are compared with, so
// that figures from different machines can be.
double reference_nanoseconds();

struct Machine {
  std::string processor;
  std::string compiler;
  std::string build_type;
};
Machine this_machine();

}  // namespace filon::cli

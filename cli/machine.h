// The machine that runs the measurement, and a simple loop to compare machines.
#pragma once

#include <string>

namespace filon::cli {

// The time of one step of a simple loop: a random number, a look-up in 32 KiB and an addition. Other times are divided
// by it, so that results from different machines can be compared.
double reference_nanoseconds();

struct Machine {
  std::string processor;
  std::string compiler;
  std::string build_type;
};
Machine this_machine();

}  // namespace filon::cli

// The standard runs, with a goal for each figure.
#pragma once

#include <string>
#include <vector>

namespace filon::load {

struct Row {
  std::string scenario;
  std::string name;  // of the figure, for programs
  std::string figure;
  double value;
  std::string unit;
  double aim;
  bool at_least = false;  // the aim is a minimum, otherwise a maximum
  bool reached() const { return at_least ? value >= aim : value <= aim; }
};

struct Standard {
  std::vector<Row> rows;
  double seconds = 0;       // that it took
  double others_share = 0;  // of everything else on the machine, as a share of one core, in the worst run
};

// How long run_standard() takes, by experience.
double expected_seconds();

// Throws Failed.
Standard run_standard();

}  // namespace filon::load

// The runs that show what was asked of the server, with the aim beside each figure.
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
  bool at_least = false;  // the aim: or at most
  bool reached() const { return at_least ? value >= aim : value <= aim; }
};

struct Standard {
  std::vector<Row> rows;
  double others_share = 0;  // of everything else on the machine, of one core, in the worst of the runs
};

// Throws Failed.
Standard run_standard();

}  // namespace filon::load

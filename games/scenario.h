// A scenario of any game, ready to be played (docs/scenarios.md).
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace filon::games {

struct Outcome {
  int steps_passed = 0;
  std::vector<std::string> failures;  // sentences, each with the number of its step; steps count from 1
  bool passed() const { return failures.empty(); }
};

struct Scenario {
  std::string name;                // "paths.json case 2, edition 2011, 5 players"
  std::string title;               // of the file and of the case
  std::vector<std::string> rules;  // ids of the rules it tests
  std::string edition;             // empty: the game has none
  // Also checks after each step that the state is sound and that each view agrees with what its seat has heard.
  std::function<Outcome()> run;
};

}  // namespace filon::games

// All that is needed to play a match again: options, what chance decided, and the answers. It contains every secret.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/answers.h"
#include "kernel/chance.h"

namespace filon::kernel {

// One outcome of chance. It is found by what was drawn and for whom, not by the order of the draws: a game may change
// the order in which it deals and still read its old records.
struct Outcome {
  Draw what;
  std::uint8_t kind = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// A window that nobody answered costs nothing: the next answer has a higher number.
template <class Options, class Action>
struct Record {
  Options options;
  std::vector<Outcome> chance;
  Answers<Action> answers;
  std::uint16_t question = 0;  // the number of the open question, or of the next one
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace filon::kernel

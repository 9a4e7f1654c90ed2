// All that is needed to play a match again: options, what chance decided, and the answers. It contains every secret.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/chance.h"
#include "kernel/seat.h"

namespace filon::kernel {

// One outcome of chance. It is found by what was drawn and for whom, not by the order of the draws: a game may change
// the order in which it deals and still read its old records.
struct Outcome {
  Draw what;
  std::uint8_t kind = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

template <class Action>
struct Answer {
  std::uint16_t question;  // the number of the question
  Seat by;
  Action action;
  friend bool operator==(const Answer&, const Answer&) = default;
};

// A window that nobody answered costs nothing: the next answer has a higher number.
template <class Options, class Action>
struct Record {
  Options options;
  std::vector<Outcome> chance;
  std::vector<Answer<Action>> answers;
  std::uint16_t question = 0;  // the number of the open question, or of the next one
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace filon::kernel

// All that is needed to play a match again: options, what chance decided, and the answers. Holds every secret.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/chance.h"
#include "kernel/seat.h"

namespace filon::kernel {

// One outcome of chance. Which is which follows from what was drawn and for whom, never from the order in which a game
// asks: a game may deal in another order and still read its old records.
struct Outcome {
  Draw what;
  std::uint8_t kind = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

template <class Action>
struct Answer {
  std::uint16_t question;  // its number
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
  std::uint16_t question = 0;  // the number of the one that is open, or would come next
  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace filon::kernel

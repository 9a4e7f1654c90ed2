// Messages of every kind, made of the fuzzer's bytes: most of their fields make sense, some do not.
#pragma once

#include <string>
#include <vector>

#include "fuzz/bytes.h"

namespace filon::fuzz {

// What whoever writes the message has seen: nonsense alone would not get far.
struct Known {
  std::vector<std::string> tables;  // ids and codes
  std::vector<std::string> tokens;  // also those of others
  int question = 0;                 // the number of the newest they heard of
  std::string answer;               // one that is legal now, as JSON, or none
};

std::string make_message(Bytes&, const Known&);

}  // namespace filon::fuzz

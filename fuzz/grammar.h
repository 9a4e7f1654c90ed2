// Makes messages of every kind from the bytes of the fuzzer. Most fields are valid, some are not.
#pragma once

#include <string>
#include <vector>

#include "fuzz/bytes.h"

namespace filon::fuzz {

// What the sender knows, so that messages can be valid.
struct Known {
  std::vector<std::string> tables;  // ids and codes
  std::vector<std::string> tokens;  // also those of other people
  int question = 0;                 // the number of the latest question
  std::string answer;               // a legal answer as JSON, or empty
};

std::string make_message(Bytes&, const Known&);

}  // namespace filon::fuzz

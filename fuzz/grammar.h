// Makes messages of every kind from the bytes of the fuzzer. Most fields are valid, some are not.
#pragma once

#include <string>
#include <vector>

#include <boost/json/array.hpp>

#include "fuzz/bytes.h"

namespace filon::fuzz {

// What the sender knows, so that messages can be valid.
struct Known {
  std::vector<std::string> tables;   // ids and codes
  std::vector<std::string> tokens;   // also those of other people
  int question = 0;                  // the number of the latest question
  std::vector<std::string> answers;  // to it, which are legal, as JSON
  std::vector<std::string> earlier;  // which were legal at the question before
  boost::json::array games;          // from the server's `welcome`
};

std::string make_message(Bytes&, const Known&);

}  // namespace filon::fuzz

// Why something that was chosen cannot be: for programs (a code and what it speaks of) and for people (a sentence).
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace filon {

struct Reason {
  std::string option;                                       // which choice it speaks of: "players", "modules" …
  std::string code;                                         // "too_many_players"
  std::vector<std::pair<std::string, std::string>> values;  // what the sentence names: {"least", "3"}
  std::string sentence;
  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace filon

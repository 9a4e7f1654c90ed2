// Why a choice is not possible: for programs (option, code and values) and for people (a sentence).
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace filon {

struct Reason {
  std::string option;                                       // the option it is about: "players", "modules" …
  std::string code;                                         // "too_many_players"
  std::vector<std::pair<std::string, std::string>> values;  // the values in the sentence: {"least", "3"}
  std::string sentence;
  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace filon

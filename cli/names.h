// What the players at a terminal table are called.
#pragma once

#include <string>
#include <vector>

#include "games/classic/text/words.h"
#include "kernel/seat.h"

namespace filon::cli {

class PlayerNames {
 public:
  // People first, then bots, whose names are their own.
  PlayerNames(const std::vector<std::string>& people, int seats);

  const std::string& of(Seat seat) const { return names_[static_cast<std::size_t>(seat)]; }
  // For sentences: everybody by name, or everybody but one, who is "you".
  text::Names all() const;
  text::Names as_told_to(Seat me) const;
  // By name, or by the beginning of a name if it is the only one; nobody: there is none. Not by number: numbers are
  // cards and goals to whoever types them.
  Seat find(std::string_view text) const;

 private:
  std::vector<std::string> names_;
};

// A sentence about "you" in the second person: "you places" becomes "You place".
std::string in_second_person(std::string sentence);

}  // namespace filon::cli

// What the players at a terminal table are called.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/seat.h"

namespace filon::terminal {

// How a sentence calls a seat.
using Names = std::function<std::string(Seat)>;
std::string seat_name(Seat);  // "seat 2"

class PlayerNames {
 public:
  // People first, then bots, whose names are their own.
  PlayerNames(const std::vector<std::string>& people, int seats);

  const std::string& of(Seat seat) const { return names_[static_cast<std::size_t>(seat)]; }
  // For sentences: everybody by name, or everybody but one, who is "you".
  Names all() const;
  Names as_told_to(Seat me) const;
  // By name, or by the beginning of a name if it is the only one; nobody: there is none. Not by number: numbers are
  // cards and goals to whoever types them.
  Seat find(std::string_view text) const;

 private:
  std::vector<std::string> names_;
};

}  // namespace filon::terminal

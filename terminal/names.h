// The names of the players at a terminal.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/seat.h"

namespace filon::terminal {

// Gives the name of a seat in sentences.
using Names = std::function<std::string(Seat)>;
std::string seat_name(Seat);  // "seat 2"

class PlayerNames {
 public:
  // People first, then bots with names of their own.
  PlayerNames(const std::vector<std::string>& people, int seats);

  const std::string& of(Seat seat) const { return names_[static_cast<std::size_t>(seat)]; }
  // For sentences: all names, or all names but one, which is "you".
  Names all() const;
  Names as_told_to(Seat me) const;
  // Finds a seat by its name or by a unique beginning of it; nobody if there is none. Numbers do not count, because
  // players type them for cards and goals.
  Seat find(std::string_view text) const;

 private:
  std::vector<std::string> names_;
};

}  // namespace filon::terminal

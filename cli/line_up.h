// Who sits where: `--bots normal`, or one level for each seat, `--bots normal,easy,easy,random,random`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/classic/bots/bot.h"
#include "games/classic/game.h"

namespace filon::cli {

// One level per seat; throws WrongUsage naming --bots.
std::vector<std::string> levels_per_seat(const std::string& list, int seats);

// The bots at a table; they hear what their seats hear.
class LineUp {
 public:
  // Seats whose level is empty have no bot. The rules must outlive the line-up.
  LineUp(const std::vector<std::string>& levels, const classic::Rules&, std::uint64_t seed);

  bool sits(Seat seat) const { return bots_[static_cast<std::size_t>(seat)] != nullptr; }
  // Call at the start of a match and after each answer.
  void follow(const classic::Match&);
  // Requires: sits(seat), and the seat is asked.
  classic::Action choose(const classic::Match&, Seat);

 private:
  std::vector<std::unique_ptr<classic::bots::Bot>> bots_;
  std::unique_ptr<classic::Actions> legal_ = std::make_unique<classic::Actions>();
};

}  // namespace filon::cli

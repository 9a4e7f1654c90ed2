// Who plays in a contest, as people write it:
//   normal                    the same level on every seat
//   normal,saboteur=easy      another level for seats with that interest; also digger=easy,saboteur=normal
//   normal/easy               short for normal,saboteur=easy
//   normal+easy+easy          a level for each seat; every deal is played once for each rotation of them
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/result.h"
#include "kernel/seat.h"

namespace filon::bots {

class LineUp {
 public:
  // The words that a line-up may use.
  struct Words {
    std::span<const std::string_view> levels;
    std::span<const std::string_view> interests;
    int seats = 0;
  };
  static Result<LineUp> parse(std::string_view text, const Words&);

  const std::string& text() const { return text_; }
  // How often each deal is played, so that every level plays every seat.
  int rotations() const { return static_cast<int>(by_seat_.size()); }
  // Whether each seat has its own level.
  bool is_by_seat() const { return by_seat_.size() > 1; }
  // The level of the first seat before any rotation.
  const std::string& first_level() const { return by_seat_.front(); }
  const std::string& level(Seat who, std::size_t interest, int rotation) const;

 private:
  std::string text_;
  std::vector<std::string> by_seat_;      // one for all, or one for each
  std::vector<std::string> by_interest_;  // if not empty, replaces by_seat_ for that interest
};

}  // namespace filon::bots

// A board as a drawing: a function of what lies on the table, and of nothing else.
#pragma once

#include <string>
#include <vector>

#include "games/classic/table.h"

namespace filon::text {

struct Drawing {
  enum class Size { Compact, Full };  // a card is 3 columns by 3 rows, or 5 by 3 with its corners
  Size size = Size::Compact;
  bool unicode = false;      // box-drawing characters; else ASCII
  bool coordinates = false;  // x above, y at the left
  bool colour = false;       // ANSI escapes
  std::vector<Cell> marks;   // shown as +, or * at a card: where one may play
};

// What a terminal shows.
inline Drawing for_terminal(bool unicode, bool colour) {
  return {.size = Drawing::Size::Full, .unicode = unicode, .coordinates = true, .colour = colour, .marks = {}};
}

// Lines without trailing blanks, each ended by a newline.
std::string draw(const classic::Rules&, const classic::Table&, const Drawing& = {});

}  // namespace filon::text

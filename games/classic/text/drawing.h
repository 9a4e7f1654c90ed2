// Draws a board; it depends only on what is on the table. Besides tunnels: S start, ? goal, C closed chest, W workshop
// and P party (small letters when used), (a) and (b) pawns; of goals that were turned, $ treasure, o stone, the number
// of nuggets in a bag, D dragon, X spider.
#pragma once

#include <string>
#include <vector>

#include "games/classic/table.h"

namespace filon::text {

struct Drawing {
  enum class Size { Compact, Full };  // 3 columns by 3 rows for each card, or 5 by 3 with corners
  Size size = Size::Compact;
  bool unicode = false;      // box-drawing characters; else ASCII
  bool coordinates = false;  // x above, y at the left
  bool colour = false;       // ANSI escapes
  std::vector<Cell> marks;   // shown as +, or * on a card: where a card may be played
};

// The style for a terminal.
inline Drawing for_terminal(bool unicode, bool colour) {
  return {.size = Drawing::Size::Full, .unicode = unicode, .coordinates = true, .colour = colour, .marks = {}};
}

// Returns lines without trailing blanks, each with a newline.
std::string draw(const classic::Rules&, const classic::Table&, const Drawing& = {});

}  // namespace filon::text

// Draws the forest with letters: paths as lines; on them R rocks, F campfire, T tree trunk, P pond, V ravine (small
// letters when a tool lies there), Y and B the starts; ? a hidden mine, of revealed ones G gems, O gold, S silver, D
// dragon; x a trap, ! a troll; dwarfs as the numbers of their seats.
#pragma once

#include <string>
#include <vector>

#include "games/lost_mines/table.h"

namespace filon::lost_mines::text {

struct Drawing {
  bool unicode = false;     // box-drawing characters; else ASCII
  std::vector<Cell> marks;  // shown as +
};

// Lines without trailing blanks, each with a newline.
std::string draw(const Rules&, const Table&, const Drawing& = {});

}  // namespace filon::lost_mines::text

// Counts how each role behaves in a mixed company. The tables of moves/counted_habits.cpp come from here.
#pragma once

#include <string>
#include <vector>

#include "bots/share_work.h"
#include "games/classic/bots/moves/habits.h"

namespace filon::classic::bots::arena {

struct Counting {
  // Levels; each seat draws one for each deal. A level listed twice is drawn twice as often.
  std::vector<std::string> company;
  std::vector<Rules> rules;  // every deal is played with each of them; all have teams, or none has
  int deals = 1000;
  std::uint64_t seed = 1;
};

// The company in which the checked-in tables were counted: the levels and some unusual players.
std::vector<std::string> mixed_company();

// Bots that use habits also change them, so new counts alone would never settle. Blending half old and half new, a few
// times, does.
Habits blend(const Habits& old, const Habits& fresh, float share_of_fresh);

Habits count_habits(const Counting&, int threads, const filon::bots::Progress& = {});
// Writes the initializer for moves/counted_habits.cpp.
std::string as_code(const Habits&);

}  // namespace filon::classic::bots::arena

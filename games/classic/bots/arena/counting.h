// Counts how each role behaves in a mixed company: where the tables of moves/counted_habits.cpp come from.
#pragma once

#include <string>
#include <vector>

#include "bots/share_work.h"
#include "games/classic/bots/moves/habits.h"

namespace filon::classic::bots::arena {

struct Counting {
  // Levels; each seat draws one of these for each deal. List one twice to see it twice as often.
  std::vector<std::string> company;
  std::vector<Rules> rules;  // every deal is played under each of them; all with teams, or none
  int deals = 1000;
  std::uint64_t seed = 1;
};

// The company the checked-in tables were counted in: the levels and some odd players.
std::vector<std::string> mixed_company();

// Players who heed habits change them, and counting runs after them in circles: half of the old and half of the new,
// counted again a few times, settles.
Habits blend(const Habits& old, const Habits& fresh, float share_of_fresh);

Habits count_habits(const Counting&, int threads, const filon::bots::Progress& = {});
// As the initializer in moves/counted_habits.cpp.
std::string as_code(const Habits&);

}  // namespace filon::classic::bots::arena

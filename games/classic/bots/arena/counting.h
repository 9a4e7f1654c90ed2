// Counts how diggers and saboteurs behave in a mixed company: where the tables of bayes/counted_habits.cpp come from.
#pragma once

#include "bots/contest.h"
#include "games/classic/bots/bayes/habits.h"
#include "games/classic/bots/bot.h"

namespace filon::classic::bots::arena {

struct Counting {
  std::vector<std::string>
      company;  // levels; each seat draws one of these for each deal; list one twice to see it twice as often
  std::vector<classic::Rules> rules;  // every deal is played under each of them
  int deals = 1000;
  std::uint64_t seed = 1;
};

// The company the checked-in tables were counted in: the levels and some odd players.
std::vector<std::string> mixed_company();

// Players who heed habits change them, and counting runs after them in circles: half of the old and half of the new,
// counted again a few times, settles.
Habits blend(const Habits& old, const Habits& fresh, float share_of_fresh);

Habits count_habits(const Counting&, int threads, const filon::bots::Progress& = {});
// As the initializer in bayes/counted_habits.cpp.
std::string as_code(const Habits&);

}  // namespace filon::classic::bots::arena

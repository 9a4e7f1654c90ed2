// For tests: the classic game with cards that the test deals, so that two worlds differ in the cards it wants and in
// nothing else. A program that links this has no other games.
#pragma once

#include <string>
#include <vector>

namespace filon::games {

struct Deal {
  // For each seat the ids of the cards that it gets first, in every round.
  std::vector<std::vector<std::string>> hands;
  // Nobody draws these by chance. All other draws are the same in all worlds that have the same cards otherwise.
  std::vector<std::string> reserved;
};

// Matches that start from now on are dealt so: all are diggers, and the gold lies in the middle.
void deal(Deal);

}  // namespace filon::games

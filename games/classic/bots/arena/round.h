// One round at a table of bots, from the deal to the winners.
#pragma once

#include <memory>
#include <span>

#include "games/classic/bots/arena/contest.h"
#include "games/classic/game.h"

namespace filon::classic::bots::arena {

struct Played {
  classic::Winners winners = classic::Winners::Nobody;
  Seats saboteurs;
  int answers = 0;
  double micros = 0;  // spent by the bots that answered, their hearing included
};

// Somebody who writes down what happens: after each answer, and at the start.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void begin(const classic::Match&) = 0;
  virtual void hear(const classic::Match&) = 0;
};

// One line-up for all seats, or one for each.
Played play_round(const std::shared_ptr<const classic::Rules>&, std::span<const LineUp>, classic::Seed,
                  Observer* = nullptr, const Maker& = make_bot);

// Calls work(i) for i from 0 to count - 1, each once, on so many threads.
void share_out(int count, int threads, const Progress&, const std::function<void(int)>& work);

// The seeds of a contest's deals: independent of each other whatever the contest's seed.
classic::Seed deal_seed(std::uint64_t contest_seed, int deal);

}  // namespace filon::classic::bots::arena

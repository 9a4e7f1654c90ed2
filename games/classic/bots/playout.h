// Plays sampled worlds with the policy. Every seat has its role in that world, and knows what it has looked at there
// and what an onlooker believes.
#pragma once

#include "bots/picker.h"
#include "bots/playout.h"
#include "games/classic/bots/belief/onlooker.h"
#include "games/classic/bots/policy/policy.h"
#include "games/classic/bots/traits.h"

namespace filon::classic::bots {

class Playout {
 public:
  struct Options {
    double temperature = 1;      // noise in every choice
    bool beliefs_follow = true;  // false: beliefs stay as at the start
  };
  // Rules and weights must outlive it. The noise comes from the seed.
  Playout(const Rules&, const Weights&, Options, std::uint64_t seed);

  // Plays to the end of the round and returns the gold that each seat gained. The onlooker must know the world's table.
  PerSeat<int> play(World&, const Onlooker& start);

 private:
  const Action& choose(const World&, Seat, const Actions& legal);

  const Rules& rules_;
  const Weights& weights_;
  Options options_;
  BlameTable blame_;
  Onlooker onlooker_;
  filon::bots::Picker picker_;
  std::unique_ptr<filon::bots::Scratch<Classic>> scratch_;
  std::vector<double> scores_;
};

}  // namespace filon::classic::bots

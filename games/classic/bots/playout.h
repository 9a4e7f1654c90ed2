// Sampled worlds played on by the policy: every seat answers for its role in that world, by what it has looked at there
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
    double temperature = 1;      // of the noise in every choice
    bool beliefs_follow = true;  // or all go on believing what was believed at the start
  };
  // Rules and weights must outlive it. The seed decides the noise.
  Playout(const Rules&, const Weights&, Options, std::uint64_t seed);

  // Plays to the end of the round and returns the gold each seat has gained. The world's table is where the onlooker
  // stands.
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

// What everybody at the table knows: how far the goals are, who looked where, and the belief of an observer who heard
// only public events. Each seat keeps one beside its own belief, and each playout keeps one for its world.
#pragma once

#include <optional>

#include "games/classic/bots/belief/belief.h"

namespace filon::classic::bots {

// What an event tells everybody for certain about roles and goals.
void learn_facts(const Rules&, const Told&, Belief&);

class Onlooker {
 public:
  // The rules must outlive it.
  explicit Onlooker(const Rules&);
  Onlooker(const Onlooker&) = delete;
  Onlooker& operator=(const Onlooker&) = delete;

  // A new round was dealt.
  void begin_round(const Table&);
  // Copies what another onlooker at the same table knows.
  void take_over(const Onlooker&);

  // What an answer at this table tells about its player, if anything.
  std::optional<Move> judge(const Table& before, Seat by, const Action&);
  void weigh(const Move& move) { belief_.weigh(move); }
  // Learns the facts of an event, whether or not it was judged as an answer.
  void learn(const Table& after, const Told&);

  const Looks& looks() const { return looks_; }
  const Belief& belief() const { return belief_; }
  // The distances on this table. Measures again only if the maze has changed.
  Distances& distances(const Table&);

 private:
  const Rules& rules_;
  Distances distances_;
  bool measured_ = false;  // distances_ are up to date
  Looks looks_;
  Belief belief_;
};

}  // namespace filon::classic::bots

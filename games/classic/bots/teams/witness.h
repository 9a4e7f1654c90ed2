// A seat that keeps its view by what it hears, and its beliefs with it.
#pragma once

#include <optional>

#include "games/classic/bots/teams/belief.h"

namespace filon::classic::bots::teams {

// What a witness draws from what the others do, besides hard facts.
enum class Attention : std::uint8_t { FactsOnly, Deeds };

class Witness {
 public:
  // The rules must outlive it.
  Witness(const classic::Rules&, Attention);
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;

  // With what it heard since the round was dealt, if it was not there.
  void begin(const classic::View&, std::span<const classic::Heard> so_far = {});
  void hear(const classic::Heard&);

  const classic::View& view() const { return view_; }
  const Belief& belief() const { return belief_; }
  // What somebody believes who has heard only what all have: how its own seat looks to the others.
  const Belief& onlooker() const { return onlooker_; }
  // The last event heard, if it was somebody's choice that tells something.
  const std::optional<Act>& last_act() const { return last_act_; }
  // Has looked at the table as it lies.
  Mine& mine();

 private:
  void begin_round();
  void note(const classic::Told&);
  void note(const classic::Secret&);

  const classic::Rules& rules_;
  Attention attention_;
  Mine mine_;
  bool looked_ = false;
  classic::View view_{};
  Looks looks_;
  Belief belief_;
  Belief onlooker_;
  std::optional<Act> last_act_;
};

}  // namespace filon::classic::bots::teams

// A seat that pays attention: keeps its view by what it hears, and its beliefs with it.
#pragma once

#include <optional>

#include "games/classic/bots/bayes/belief.h"

namespace filon::classic::bots {

class Witness {
 public:
  // The rules must outlive it.
  explicit Witness(const classic::Rules&);
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;

  // With what it heard since the round was dealt, if it was not there.
  void begin(const classic::View&, std::span<const classic::Heard> so_far = {});
  void hear(const classic::Heard&);

  const classic::View& view() const { return view_; }
  const Belief& belief() const { return belief_; }
  // What somebody believes who has heard only what all have: how its own seat looks to the others.
  const Belief& onlooker() const { return onlooker_; }
  // Of the table as it lies.
  Survey& survey();
  // The last event heard, if it was somebody's choice.
  const std::optional<Act>& last_act() const { return last_act_; }

 private:
  void begin_round();

  const classic::Rules& rules_;
  Chart chart_;
  Survey survey_;
  bool surveyed_ = false;
  classic::View view_{};
  Looks looks_;
  Belief belief_;
  Belief onlooker_;
  std::optional<Act> last_act_;
};

}  // namespace filon::classic::bots

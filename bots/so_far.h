// What a seat has heard since the round was dealt, for a bot that takes the seat during the round.
#pragma once

#include <memory>
#include <vector>

#include "bots/traits.h"
#include "kernel/check.h"
#include "kernel/match.h"

namespace filon::bots {

template <class G>
std::vector<kernel::Heard<typename G::Told, typename G::Secret>> heard_so_far(const kernel::Match<G>& match, Seat me) {
  std::vector<kernel::Heard<typename G::Told, typename G::Secret>> heard;
  const auto listen = [&](const kernel::Match<G>& now) {
    for (const auto& event : now.events()) {
      if (Traits<G>::begins_round(event.told)) heard.clear();
      heard.push_back(heard_by(event, me));
    }
  };
  // A pointer that does not own the rules: the match outlives its own replay.
  const std::shared_ptr<const typename G::Rules> rules(std::shared_ptr<void>(), &match.rules());
  const auto again = kernel::Match<G>::replay(rules, match.record(), listen);
  check(static_cast<bool>(again), "the record of a match cannot be replayed");
  return heard;
}

}  // namespace filon::bots

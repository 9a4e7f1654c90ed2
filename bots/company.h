// Plays a round between bots whose levels are drawn for each deal, and reports it to an observer.
#pragma once

#include <string>

#include "bots/keyed_chance.h"
#include "bots/round.h"
#include "kernel/rng.h"

namespace filon::bots {

template <class G>
void play_in_company(const std::shared_ptr<const typename G::Rules>& rules, const std::vector<std::string>& levels,
                     std::uint64_t series, int deal, Observer<G>& observer) {
  Round<G> round(rules, std::make_shared<KeyedChance>(seed_for(Purpose::Deal, series, deal)));
  Rng rng(seed_for(Purpose::Company, series, deal));
  std::vector<std::unique_ptr<Bot<G>>> bots;
  for (int i = 0; i < rules->seats; ++i) {
    const std::string& level = levels[static_cast<std::size_t>(rng.below(static_cast<int>(levels.size())))];
    bots.push_back(Traits<G>::make_bot(level, *rules, seat(i), seed_for(Purpose::Bots, series, deal)));
  }
  round.sit_down(std::move(bots));
  round.play(&observer);
}

}  // namespace filon::bots

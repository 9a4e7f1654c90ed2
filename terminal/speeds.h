// Speeds that can be measured in any game, in nanoseconds per operation on one core.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/random_play.h"
#include "kernel/check.h"
#include "terminal/measure.h"
#include "terminal/seated_bots.h"

namespace filon::terminal {

template <class G>
double random_answer(const typename G::Rules& rules) {
  return median_nanoseconds([&] { return bots::random_playouts<G>(rules, 3000, 1); });
}

// Copies worlds from the middle of matches in turn, as a search does, so that the compiler cannot remove the copies.
template <class G>
double state_copy(const typename G::Rules& rules) {
  constexpr std::size_t different = 16;
  const auto legal = std::make_unique<typename G::Actions>();
  std::vector<kernel::World<G>> worlds;
  for (std::size_t i = 0; i < different; ++i) {
    worlds.push_back(kernel::World<G>::start(rules, i));
    Rng rng(i);
    std::size_t left = i;
    bots::play_randomly(worlds.back(), rng, *legal, [&](const kernel::World<G>&) { return left-- > 0; });
  }
  return median_nanoseconds([&] {
    constexpr int copies = 2'000'000;
    for (int i = 0; i < copies; ++i) {
      const kernel::World<G>& from = worlds[static_cast<std::size_t>(i) % different];
      kernel::World<G>& to = worlds[static_cast<std::size_t>(i + 1) % different];
      to = from;
      asm volatile("" : : "r"(&to) : "memory");
    }
    return copies;
  });
}

// Choosing and hearing, with bots of one level.
template <class G>
double bot_answer(const std::shared_ptr<const typename G::Rules>& rules, const std::string& level) {
  const std::vector<std::string> levels(static_cast<std::size_t>(rules->seats), level);
  return median_nanoseconds([&] {
    long answers = 0;
    for (int game = 0; game < 30; ++game) {
      const std::uint64_t seed = bots::seed_of_game(1, game);
      auto match = kernel::Match<G>::start(rules, seed);
      SeatedBots<G> bots(levels, *rules, seed);
      bots.follow(match);
      while (!match.is_over()) {
        const Seat by = match.to_act().front();
        check(!match.play(by, bots.choose(match, by)), "bots give legal answers");
        bots.follow(match);
        close_idle(match, [&] { bots.follow(match); });
      }
      answers += match.answers();
    }
    return answers;
  });
}

}  // namespace filon::terminal

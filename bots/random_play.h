// Random games at full speed: each question is answered by one of all its legal answers, nothing is written down.
#pragma once

#include <cstdint>
#include <memory>

#include "kernel/world.h"

namespace filon::bots {

// The seed of the n-th game of a series: games do not depend on which thread plays them, or after which others.
inline std::uint64_t seed_of_game(std::uint64_t series, int game) {
  return Rng(series).next() + static_cast<std::uint64_t>(game);
}

// Chance of the players, apart from the chance of the cards.
inline Rng players_chance(std::uint64_t game_seed) { return Rng(~game_seed); }

template <class Actions>
const typename Actions::value_type& any_of(const Actions& legal, Rng& rng) {
  return legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
}

// Plays a world to the end of the match and calls `after` with it after each answer; it returns false to stop early.
// Returns how many answers were played. `legal` is scratch.
template <class G, class After>
int play_randomly(kernel::World<G>& world, Rng& rng, typename G::Actions& legal, After after) {
  int answers = 0;
  while (!world.is_over()) {
    const Seat by = world.to_act().front();
    world.legal_actions(by, legal);
    world.play(by, any_of(legal, rng));
    ++answers;
    if (!after(world)) break;
  }
  return answers;
}

// Whole matches of random players; returns how many answers they gave.
template <class G>
long random_playouts(const typename G::Rules& rules, int games, std::uint64_t seed) {
  const auto legal = std::make_unique<typename G::Actions>();
  long answers = 0;
  for (int game = 0; game < games; ++game) {
    const std::uint64_t chance = seed_of_game(seed, game);
    auto world = kernel::World<G>::start(rules, chance);
    Rng rng = players_chance(chance);
    answers += play_randomly(world, rng, *legal, [](const kernel::World<G>&) { return true; });
  }
  return answers;
}

}  // namespace filon::bots

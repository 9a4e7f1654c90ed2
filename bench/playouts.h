// Random games at full speed: each answer is a random legal one, and nothing is recorded.
#pragma once

#include <cstdint>

#include "games/classic/game.h"

namespace filon::bench {

// The seed of the n-th game of a series, so that games do not depend on threads or on each other.
std::uint64_t seed_of_game(std::uint64_t series, int game);

// The random generator of the players, independent of the cards.
Rng players_chance(std::uint64_t game_seed);

// Plays a world to the end of the match. Calls `after` after each answer, which returns false to stop early. Returns
// the number of answers. `legal` is scratch memory.
template <class After>
int play_randomly(classic::World& world, Rng& rng, classic::Actions& legal, After after) {
  int answers = 0;
  while (!world.is_over()) {
    const Seat by = world.to_act().front();
    world.legal_actions(by, legal);
    world.play(by, legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))]);
    ++answers;
    if (!after(world)) break;
  }
  return answers;
}

// Plays whole matches of random players. Returns the number of answers.
long random_playouts(const classic::Rules&, int games, std::uint64_t seed);

// The rules of the newest edition, cached. Not thread-safe.
const classic::Rules& rules_of(int players, classic::Modules with = {});

}  // namespace filon::bench

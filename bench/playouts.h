// Random games at full speed: each question is answered by one of all its legal answers, nothing is written down.
#pragma once

#include <cstdint>

#include "games/classic/game.h"

namespace filon::bench {

// The seed of the n-th game of a series: games do not depend on which thread plays them, or after which others.
std::uint64_t seed_of_game(std::uint64_t series, int game);

// Chance of the players, apart from the chance of the cards.
Rng players_chance(std::uint64_t game_seed);

// Plays a world to the end of the match and calls `after` with it after each answer; it returns false to stop early.
// Returns how many answers were played. `legal` is scratch.
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

// Whole matches of random players; returns how many answers they gave.
long random_playouts(const classic::Rules&, int games, std::uint64_t seed);

// The game as printed, newest edition. Not for several threads: it makes what it is asked for the first time.
const classic::Rules& rules_of(int players, classic::Modules with = {});

}  // namespace filon::bench

#include "playouts.h"

#include <memory>

#include "classic_deck.h"

namespace filon::bench {

std::uint64_t seed_of_game(std::uint64_t series, int game) {
  return Rng(series).next() + static_cast<std::uint64_t>(game);
}

Rng players_chance(std::uint64_t game_seed) { return Rng(~game_seed); }

long random_playouts(const classic::Rules& rules, int games, std::uint64_t seed) {
  const auto legal = std::make_unique<classic::Actions>();
  long answers = 0;
  for (int game = 0; game < games; ++game) {
    const std::uint64_t chance = seed_of_game(seed, game);
    classic::World world = classic::World::start(rules, chance);
    Rng rng = players_chance(chance);
    answers += play_randomly(world, rng, *legal, [](const classic::World&) { return true; });
  }
  return answers;
}

const classic::Rules& base_rules(int players) {
  static std::array<std::unique_ptr<const classic::Rules>, max_seats + 1> made;
  auto& rules = made[static_cast<std::size_t>(players)];
  if (!rules) {
    auto composed = compose({.seats = players}, decks::base_deck());
    check(static_cast<bool>(composed), "the base game has this number of players");
    rules = std::make_unique<const classic::Rules>(*std::move(composed));
  }
  return *rules;
}

}  // namespace filon::bench

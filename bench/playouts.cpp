#include "bench/playouts.h"

#include <map>
#include <memory>

#include "games/classic/deck.h"

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

const classic::Rules& rules_of(int players, classic::Modules with) {
  static std::map<std::pair<int, std::string>, std::unique_ptr<const classic::Rules>> made;
  auto& rules = made[{players, name(with)}];
  if (!rules) {
    const classic::Options options{.seats = players, .with = with};
    auto composed = compose(options, classic::deck_for(options));
    check(static_cast<bool>(composed), "the game cannot be played with these options");
    rules = std::make_unique<const classic::Rules>(*std::move(composed));
  }
  return *rules;
}

}  // namespace filon::bench

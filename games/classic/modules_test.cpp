// Every module alone, every pair that can be played together, and larger sets: random matches stay sound.
#include <gtest/gtest.h>

#include "bots/random_play.h"
#include "games/classic/deck.h"
#include "games/classic/sample.h"
#include "games/classic/state.h"
#include "kernel/world_inside.h"

namespace filon::classic {
namespace {

std::optional<Rules> rules_with(Modules with, int seats) {
  Options options;
  options.seats = seats;
  options.with = with;
  auto rules = compose(options, deck_for(options));
  return rules ? std::optional(*std::move(rules)) : std::nullopt;
}

std::array<int, count_of<Ask>()> asked{};

// Plays matches to their end and checks every position, and worlds sampled from some of them.
void play_soundly(const Rules& rules, int matches, std::uint64_t seed) {
  const auto legal = std::make_unique<Actions>();
  for (int n = 0; n < matches; ++n) {
    World world = World::start(rules, bots::seed_of_game(seed, n));
    Rng rng = bots::players_chance(bots::seed_of_game(seed, n));
    int answers = 0;
    bots::play_randomly(world, rng, *legal, [&](const World& now) {
      const auto wrong = unsound(rules, WorldAccess::state(now));
      EXPECT_FALSE(wrong) << *wrong << " with " << name(rules.options.with) << ", " << rules.seats << " players, match "
                          << n << ", answer " << answers << ", asked " << name(now.table().question.what);
      ++answers;
      ++asked[static_cast<std::size_t>(now.table().question.what)];
      if (answers % 7 == 0 && !now.is_over()) {
        const Seat by = now.to_act().front();
        const World sampled = sample_world(rules, now.sight(by), Beliefs(), rng);
        const auto unlike = unsound(rules, WorldAccess::state(sampled));
        EXPECT_FALSE(unlike) << "sampled: " << *unlike << " with " << name(rules.options.with) << ", asked "
                             << name(now.table().question.what);
        EXPECT_TRUE(sampled.sight(by).mine == now.sight(by).mine);
        if (unlike) return false;
      }
      return !wrong && answers < 5000;
    });
    EXPECT_TRUE(world.is_over()) << name(rules.options.with);
    if (testing::Test::HasFailure()) return;
  }
}

TEST(Modules, alone_are_sound) {
  for (Module module : all_modules)
    for (int seats = 2; seats <= 12; ++seats)
      if (const auto rules = rules_with({module}, seats)) play_soundly(*rules, 5, 1);
}

TEST(Modules, in_pairs_are_sound) {
  for (Module one : all_modules)
    for (Module other : all_modules)
      if (one < other)
        for (int seats : {3, 5, 9})
          if (const auto rules = rules_with({one, other}, seats)) play_soundly(*rules, 2, 2);
}

// Modules in random order, each if it can be played with those before it.
Modules random_set(int seats, Rng& rng) {
  std::vector<Module> order(all_modules.begin(), all_modules.end());
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[static_cast<std::size_t>(rng.below(static_cast<int>(i)))]);
  order.resize(3 + static_cast<std::size_t>(rng.below(static_cast<int>(order.size()) - 2)));
  Modules with;
  for (Module module : order) {
    Modules more = with;
    more.insert(module);
    if (rules_with(more, seats) || (seats == 2 && module == Module::Saboteur2)) with = more;
  }
  return with;
}

TEST(Modules, in_larger_sets_are_sound) {
  Rng rng(3);
  for (int n = 0; n < 150; ++n) {
    const int seats = 2 + rng.below(11);
    if (const auto rules = rules_with(random_set(seats, rng), seats))
      play_soundly(*rules, 4, static_cast<std::uint64_t>(n));
  }
  asked[static_cast<std::size_t>(Ask::GoOn)] = 1;  // pauses are closed at once
  for (Ask ask : all_of<Ask>()) EXPECT_GT(asked[static_cast<std::size_t>(ask)], 0) << name(ask);
}

}  // namespace
}  // namespace filon::classic

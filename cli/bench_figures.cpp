#include "cli/bench_figures.h"

#include <memory>
#include <string>
#include <vector>

#include "bench/playouts.h"
#include "cli/line_up.h"
#include "cli/measure.h"
#include "games/classic/bots/belief/belief.h"

namespace filon::cli {
namespace {

constexpr int five = 5;

// What a seat knows in the middle of a round, and all it may believe.
struct Moment {
  classic::View view;
  classic::Beliefs beliefs;
};

classic::Beliefs all_beliefs(const classic::Rules& rules, const classic::View& view) {
  classic::bots::Belief belief(rules);
  belief.reset(view);
  Rng rng(1);
  return belief.hypotheses({}, rng);
}

std::vector<Moment> middle_of_rounds(const classic::Rules& rules) {
  std::vector<Moment> moments;
  const auto legal = std::make_unique<classic::Actions>();
  for (int game = 0; game < 40; ++game) {
    const std::uint64_t seed = bench::seed_of_game(1, game);
    classic::World world = classic::World::start(rules, seed);
    Rng rng = bench::players_chance(seed);
    const int full = world.table().pile;
    const int first_round = 1 + game % rules.rounds;
    bench::play_randomly(world, rng, *legal, [&](const classic::World& now) {
      return now.table().round != first_round || now.table().pile > full / 2;
    });
    for (int i = 0; i < rules.seats && !world.is_over(); ++i) {
      const classic::Sight sight = world.sight(seat(i));
      const classic::View view{sight.me, sight.table, sight.mine};
      moments.push_back({view, all_beliefs(rules, view)});
    }
  }
  return moments;
}

}  // namespace

double answer_of_random_players(int players, classic::Modules with) {
  return median_nanoseconds([&] { return bench::random_playouts(bench::rules_of(players, with), 3000, 1); });
}

double copy_of_a_state() {
  constexpr std::size_t different = 16;  // copied in turn: what search does, and nothing to leave out
  std::vector<classic::World> worlds;
  for (const Moment& moment : middle_of_rounds(bench::rules_of(five))) {
    Rng rng(1);
    worlds.push_back(sample_world(bench::rules_of(five), moment.view, {}, rng));
    if (worlds.size() == different) break;
  }
  return median_nanoseconds([&] {
    constexpr int copies = 2'000'000;
    for (int i = 0; i < copies; ++i) {
      const classic::World& from = worlds[static_cast<std::size_t>(i) % different];
      classic::World& to = worlds[static_cast<std::size_t>(i + 1) % different];
      to = from;
      asm volatile("" : : "r"(&to) : "memory");
    }
    return copies;
  });
}

double sampled_world(bool with_beliefs) {
  const classic::Rules& rules = bench::rules_of(five);
  const auto moments = middle_of_rounds(rules);
  const classic::Beliefs none;
  Rng rng(1);
  return median_nanoseconds([&] {
    constexpr int samples = 200'000;
    for (int i = 0; i < samples; ++i) {
      const Moment& moment = moments[static_cast<std::size_t>(i) % moments.size()];
      const classic::World world = sample_world(rules, moment.view, with_beliefs ? moment.beliefs : none, rng);
      asm volatile("" : : "r"(&world) : "memory");
    }
    return samples;
  });
}

double answer_of_bots(std::string_view level, classic::Modules with) {
  const std::shared_ptr<const classic::Rules> rules(std::shared_ptr<void>(), &bench::rules_of(five, with));
  const std::vector<std::string> levels(five, std::string(level));
  return median_nanoseconds([&] {
    long answers = 0;
    for (int game = 0; game < 30; ++game) {
      const std::uint64_t seed = bench::seed_of_game(1, game);
      classic::Match match = classic::Match::start(rules, seed);
      LineUp line_up(levels, *rules, seed);
      line_up.follow(match);
      while (!match.is_over()) {
        const Seat by = match.to_act().front();
        check(!match.play(by, line_up.choose(match, by)), "bots give legal answers");
        line_up.follow(match);
        close_idle(match, [&] { line_up.follow(match); });
      }
      answers += match.answers();
    }
    return answers;
  });
}

}  // namespace filon::cli

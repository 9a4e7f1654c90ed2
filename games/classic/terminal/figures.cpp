// The speeds printed by `filon bench`.
#include <vector>

#include "bench/signature.h"
#include "games/classic/bots/belief/belief.h"
#include "games/classic/deck.h"
#include "games/classic/sample.h"
#include "games/classic/terminal/terminal.h"

namespace filon::classic::terminal {
namespace {

using filon::terminal::median_nanoseconds;

constexpr int five = 5;

// The printed game, newest edition.
std::shared_ptr<const Rules> printed(int players, Modules with = {}) {
  const Options options{.seats = players, .with = with};
  auto rules = classic::compose(options, deck_for(options));
  check(static_cast<bool>(rules), "the game has this number of players");
  return std::make_shared<const Rules>(*std::move(rules));
}

// What a seat knows in the middle of a round, and all its possible beliefs.
struct MidRound {
  View view;
  Beliefs beliefs;
};

Beliefs all_beliefs(const Rules& rules, const View& view) {
  bots::Belief belief(rules);
  belief.reset(view);
  Rng rng(1);
  return belief.hypotheses({}, rng);
}

std::vector<MidRound> middle_of_rounds(const Rules& rules) {
  std::vector<MidRound> moments;
  const auto legal = std::make_unique<Actions>();
  for (int game = 0; game < 40; ++game) {
    const std::uint64_t seed = filon::bots::seed_of_game(1, game);
    World world = World::start(rules, seed);
    Rng rng = filon::bots::players_chance(seed);
    const int full = world.table().pile;
    const int first_round = 1 + game % rules.rounds;
    filon::bots::play_randomly(world, rng, *legal, [&](const World& now) {
      return now.table().round != first_round || now.table().pile > full / 2;
    });
    for (int i = 0; i < rules.seats && !world.is_over(); ++i) {
      const Sight sight = world.sight(seat(i));
      const View view{sight.me, sight.table, sight.mine};
      moments.push_back({view, all_beliefs(rules, view)});
    }
  }
  return moments;
}

// Samples worlds from views in the middle of rounds, for all seats of five players: with the chances of the deal, or
// with a full set of beliefs.
double sampled_world(bool with_beliefs) {
  const auto rules = printed(five);
  const auto moments = middle_of_rounds(*rules);
  const Beliefs none;
  Rng rng(1);
  return median_nanoseconds([&] {
    constexpr int samples = 200'000;
    for (int i = 0; i < samples; ++i) {
      const MidRound& moment = moments[static_cast<std::size_t>(i) % moments.size()];
      const World world = sample_world(*rules, moment.view, with_beliefs ? moment.beliefs : none, rng);
      asm volatile("" : : "r"(&world) : "memory");
    }
    return samples;
  });
}

Figure random_answer(std::string name, int players, Modules with = {}) {
  return {std::move(name), true, [=] { return filon::terminal::random_answer<Classic>(*printed(players, with)); }};
}
Figure bot_answer(std::string name, const std::string& level, Modules with = {}) {
  return {std::move(name), false, [=] { return filon::terminal::bot_answer<Classic>(printed(five, with), level); }};
}

}  // namespace

std::vector<Figure> Terminal::figures(const std::shared_ptr<const Rules>&) {
  constexpr Modules saboteur2{Module::Saboteur2};
  // Those that ask the most: announced cards, payments, things reached one after another.
  constexpr Modules asking{Module::Veto, Module::Scout, Module::RightOfPassage, Module::NewGoals,
                           Module::TreasureChests};
  return {random_answer("random_answer_3_players", 3),
          random_answer("random_answer_5_players", 5),
          random_answer("random_answer_6_players", 6),
          random_answer("random_answer_10_players", 10),
          random_answer("saboteur2_random_answer_6_players", 6, saboteur2),
          random_answer("modules_random_answer_5_players", 5, asking),
          {"state_copy", false, [] { return filon::terminal::state_copy<Classic>(*printed(five)); }},
          {"sampled_world", false, [] { return sampled_world(false); }},
          {"sampled_world_from_beliefs", false, [] { return sampled_world(true); }},
          bot_answer("easy_answer", "easy"),
          bot_answer("normal_answer", "normal"),
          bot_answer("saboteur2_normal_answer", "normal", saboteur2)};
}

std::optional<std::uint64_t> Terminal::signature() { return bench::classic_signature(); }

}  // namespace filon::classic::terminal

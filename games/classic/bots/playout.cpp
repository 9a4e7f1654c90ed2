#include "games/classic/bots/playout.h"

namespace filon::classic::bots {

Playout::Playout(const Rules& rules, const Weights& weights, Options options, std::uint64_t seed)
    : rules_(rules),
      weights_(weights),
      options_(options),
      blame_(rules),
      onlooker_(rules),
      picker_(options.temperature, seed),
      scratch_(std::make_unique<filon::bots::Scratch<Classic>>()) {}

const Action& Playout::choose(const World& world, Seat by, const Actions& legal) {
  if (legal.size() == 1 || std::holds_alternative<TakeGold>(legal[0])) return legal[0];
  const Sight sight = world.sight(by);
  Distances& distances = onlooker_.distances(sight.table);
  const Estimates believed = estimates_in_world(rules_, sight, onlooker_.belief());
  scores_.resize(legal.size());
  score({rules_, sight, distances, believed, blame_at(blame_, sight, distances)}, weights_, legal, scores_);
  const Action& answer = legal[picker_.pick(scores_)];
  if (options_.beliefs_follow)
    if (const auto move = onlooker_.judge(sight.table, by, answer)) onlooker_.weigh(*move);
  return answer;
}

PerSeat<int> Playout::play(World& world, const Onlooker& start) {
  onlooker_.take_over(start);
  return filon::bots::play_round(
      world, *scratch_,
      [&](const World& now, Seat by, const Actions& legal) -> const Action& { return choose(now, by, legal); },
      [&](const World& now, const World::ToldList& told) {
        for (const Told& one : told) onlooker_.learn(now.table(), one);
      });
}

}  // namespace filon::classic::bots

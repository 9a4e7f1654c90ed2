#include "games/classic/bots/teams/player.h"

#include <vector>

#include "bots/picker.h"
#include "games/classic/bots/teams/score.h"

namespace filon::classic::bots::teams {
namespace {

using namespace classic;

class Player final : public Bot {
 public:
  Player(const Rules& rules, const Weights& weights, Attention attention, double temperature, std::uint64_t seed)
      : rules_(rules), weights_(weights), witness_(rules, attention), picker_(temperature, seed) {}

  void begin(const View& view, std::span<const Heard> so_far) override { witness_.begin(view, so_far); }
  using Bot::hear;
  void hear(const Heard& heard) override { witness_.hear(heard); }

  Action choose(Sight sight, const Actions& legal, Budget) override {
    if (legal.size() == 1) return legal[0];
    const Belief& belief = witness_.belief();
    Situation situation{rules_,
                        sight,
                        witness_.mine(),
                        {},
                        belief.undealt(),
                        {},
                        of(witness_.onlooker().roles(sight.me), Role::Saboteur)};
    for (int i = 0; i < rules_.seats; ++i)
      situation.company[seat(i)] = {belief.roles(seat(i)), sight.table.can_dig(seat(i)),
                                    sight.table.prisons[seat(i)].holds()};
    for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) situation.gold[goal] = belief.gold(goal);
    situation.guilt = guilt_seen(sight);
    scores_.resize(legal.size());
    score(situation, weights_, legal, scores_);
    return legal[picker_.pick(scores_)];
  }

 private:
  // As somebody who has seen no goal would judge.
  std::array<double, deeds> guilt_seen(Sight sight) {
    double way = 0;
    int face_down = 0;
    for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) {
      if (sight.table.goals[goal].is_face_up()) continue;
      way += witness_.mine().now()[Walker::Anybody][goal].length();
      ++face_down;
    }
    return guilt(counted_habits, !sight.table.can_dig(sight.me), phase_at(face_down == 0 ? 0 : way / face_down));
  }

  const Rules& rules_;
  const Weights& weights_;
  Witness witness_;
  filon::bots::Picker picker_;
  std::vector<double> scores_;
};

}  // namespace

std::unique_ptr<Bot> make_player(const Rules& rules, const Weights& weights, Attention attention, double temperature,
                                 std::uint64_t seed) {
  return std::make_unique<Player>(rules, weights, attention, temperature, seed);
}

}  // namespace filon::classic::bots::teams

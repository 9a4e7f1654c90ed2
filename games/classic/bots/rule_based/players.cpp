#include "games/classic/bots/rule_based/players.h"

#include <vector>

#include "bots/arithmetic.h"
#include "bots/picker.h"
#include "games/classic/bots/bayes/witness.h"
#include "games/classic/bots/rule_based/score.h"

namespace filon::classic::bots {
namespace {

using namespace classic;

class RandomPlayer final : public Bot {
 public:
  RandomPlayer(std::uint64_t seed, bool discards) : rng_(seed), discards_(discards) {}

  void begin(const View&, std::span<const Heard>) override {}
  Action choose(Sight, const Actions& legal, Budget) override {
    auto count = static_cast<int>(legal.size());
    if (!discards_)  // passes are listed last
      while (count > 1 && std::holds_alternative<Discard>(legal[static_cast<std::size_t>(count - 1)])) --count;
    return legal[static_cast<std::size_t>(rng_.below(count))];
  }

 private:
  Rng rng_;
  bool discards_;
};

// TakeGold is listed highest first, and a pass stands alone.
bool needs_no_thought(const Actions& legal) { return legal.size() == 1 || std::holds_alternative<TakeGold>(legal[0]); }

class GreedyPlayer final : public Bot {
 public:
  GreedyPlayer(const Rules& rules, const Weights& weights, double temperature, std::uint64_t seed)
      : rules_(rules), chart_(rules), survey_(chart_), prior_(rules), weights_(weights), picker_(temperature, seed) {}

  void begin(const View&, std::span<const Heard>) override { round_ = 0; }

  Action choose(Sight sight, const Actions& legal, Budget) override {
    if (needs_no_thought(legal)) return legal[0];
    if (sight.table.round != round_) {
      round_ = sight.table.round;
      prior_.reset(sight);
    }
    survey_.look(sight.table);
    Situation situation{rules_, sight, survey_, {}, {}, 0};
    for (int i = 0; i < rules_.seats; ++i) situation.suspicion[seat(i)] = prior_.suspicion(seat(i));
    open_goals(sight, situation.gold);
    scores_.resize(legal.size());
    score(situation, weights_, legal, scores_);
    return legal[picker_.pick(scores_)];
  }

 private:
  // The gold is at the goal where it was seen, or anywhere nothing else was seen.
  void open_goals(Sight sight, std::array<double, most_goals>& gold) const {
    double all = 0;
    for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) {
      const Goal& lying = sight.table.goals[goal];
      const Card known = lying.is_face_up() ? lying.card : sight.mine.goals_seen[goal];
      if (known != no_card && rules_.effect(known) == Effect::Treasure) {
        gold.fill(0);
        gold[goal] = 1;
        return;
      }
      gold[goal] = known == no_card ? 1 : 0;
      all += gold[goal];
    }
    for (double& chance : gold) chance /= all;
  }

  const Rules& rules_;
  Chart chart_;
  Survey survey_;
  Belief prior_;
  int round_ = 0;
  const Weights& weights_;
  filon::bots::Picker picker_;
  std::vector<double> scores_;
};

// The logarithms of how much rather a saboteur does a deed than a digger.
class Guilts {
 public:
  Guilts() {
    for (std::size_t blocked = 0; blocked < 2; ++blocked)
      for (std::size_t phase = 0; phase < phases; ++phase)
        for (std::size_t deed = 0; deed < deeds; ++deed) {
          const auto of_role = [&](std::size_t role) {
            return likelihood(counted_habits, blocked == 1, static_cast<Phase>(phase), role, static_cast<Deed>(deed));
          };
          logs_[blocked][phase][deed] = filon::bots::natural_log(of_role(1) / of_role(0));
        }
  }
  const std::array<double, deeds>& of(bool blocked, Phase phase) const {
    return logs_[blocked ? 1 : 0][static_cast<std::size_t>(phase)];
  }

 private:
  std::array<std::array<std::array<double, deeds>, phases>, 2> logs_;
};

class AttentivePlayer final : public Bot {
 public:
  AttentivePlayer(const Rules& rules, const Weights& weights, double temperature, std::uint64_t seed)
      : rules_(rules), witness_(rules), weights_(weights), picker_(temperature, seed) {}

  void begin(const View& view, std::span<const Heard> so_far) override { witness_.begin(view, so_far); }
  using Bot::hear;
  void hear(const Heard& heard) override { witness_.hear(heard); }

  Action choose(Sight sight, const Actions& legal, Budget) override {
    if (needs_no_thought(legal)) return legal[0];
    const Belief& belief = witness_.belief();
    Situation situation{rules_, sight, witness_.survey(), {}, {}, witness_.onlooker().suspicion(sight.me)};
    for (int i = 0; i < rules_.seats; ++i) situation.suspicion[seat(i)] = belief.suspicion(seat(i));
    for (std::size_t goal = 0; goal < sight.table.goals.size(); ++goal) situation.gold[goal] = belief.gold(goal);
    weigh_guilt(situation);
    scores_.resize(legal.size());
    score(situation, weights_, legal, scores_);
    return legal[picker_.pick(scores_)];
  }

 private:
  // As somebody who has seen no goal would judge.
  void weigh_guilt(Situation& situation) {
    const Table& table = situation.sight.table;
    double way = 0;
    int face_down = 0;
    for (std::size_t goal = 0; goal < table.goals.size(); ++goal) {
      if (table.goals[goal].is_face_up()) continue;
      way += situation.survey.now()[goal].length();
      ++face_down;
    }
    situation.guilt = guilts_.of(table.broken[situation.sight.me].any(), phase_at(way / face_down));
  }

  const Rules& rules_;
  Witness witness_;
  Guilts guilts_;
  const Weights& weights_;
  filon::bots::Picker picker_;
  std::vector<double> scores_;
};

}  // namespace

std::unique_ptr<Bot> make_random_player(std::uint64_t seed, bool discards) {
  return std::make_unique<RandomPlayer>(seed, discards);
}

std::unique_ptr<Bot> make_greedy_player(const Rules& rules, const Weights& weights, double temperature,
                                        std::uint64_t seed) {
  return std::make_unique<GreedyPlayer>(rules, weights, temperature, seed);
}

std::unique_ptr<Bot> make_attentive_player(const Rules& rules, const Weights& weights, double temperature,
                                           std::uint64_t seed) {
  return std::make_unique<AttentivePlayer>(rules, weights, temperature, seed);
}

}  // namespace filon::classic::bots

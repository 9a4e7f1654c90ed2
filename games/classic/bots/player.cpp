#include "games/classic/bots/player.h"

#include <vector>

#include "bots/picker.h"
#include "games/classic/bots/policy/policy.h"

namespace filon::classic::bots {
namespace {

class RandomPlayer final : public Bot {
 public:
  RandomPlayer(std::uint64_t seed, bool discards) : rng_(seed), discards_(discards) {}

  void begin(const View&, std::span<const Heard>) override {}
  Action choose(Sight, const Actions& legal, Budget) override {
    auto count = static_cast<int>(legal.size());
    if (!discards_)  // discards are listed last
      while (count > 1 && std::holds_alternative<Discard>(legal[static_cast<std::size_t>(count - 1)])) --count;
    return legal[static_cast<std::size_t>(rng_.below(count))];
  }

 private:
  Rng rng_;
  bool discards_;
};

class Player final : public Bot {
 public:
  Player(const Rules& rules, const Style& style, std::uint64_t seed)
      : rules_(rules),
        style_(style),
        witness_(rules, style.attention),
        blame_(rules),
        picker_(style.temperature, seed) {}

  void begin(const View& view, std::span<const Heard> so_far) override { witness_.begin(view, so_far); }
  using Bot::hear;
  void hear(const Heard& heard) override { witness_.hear(heard); }

  Action choose(Sight sight, const Actions& legal, Budget) override {
    // A pass is the only answer, and gold is listed highest first.
    if (legal.size() == 1 || std::holds_alternative<TakeGold>(legal[0])) return legal[0];
    Estimates believed = estimates_of(sight, witness_.belief(), witness_.onlooker().belief());
    if (!style_.cares_how_it_looks) believed.exposure = 0;
    Distances& distances = witness_.distances();
    const Situation situation{rules_, sight, distances, believed,
                              style_.cares_how_it_looks ? blame_at(blame_, sight, distances) : no_blame};
    scores_.resize(legal.size());
    score(situation, style_.weights, legal, scores_);
    return legal[picker_.pick(scores_)];
  }

 private:
  const Rules& rules_;
  Style style_;
  Witness witness_;
  BlameTable blame_;
  filon::bots::Picker picker_;
  std::vector<double> scores_;
};

}  // namespace

std::unique_ptr<Bot> make_player(const Rules& rules, const Style& style, std::uint64_t seed) {
  return std::make_unique<Player>(rules, style, seed);
}

std::unique_ptr<Bot> make_random_player(std::uint64_t seed, bool discards) {
  return std::make_unique<RandomPlayer>(seed, discards);
}

}  // namespace filon::classic::bots

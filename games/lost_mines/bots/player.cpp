#include "games/lost_mines/bots/player.h"

#include "bots/picker.h"
#include "games/lost_mines/unreachable.h"

namespace filon::lost_mines::bots {
namespace {

class RandomPlayer final : public Bot {
 public:
  explicit RandomPlayer(std::uint64_t seed) : rng_(seed) {}
  void begin(const View&, std::span<const Heard>) override {}
  Action choose(Sight, const Actions& legal, Budget) override {
    return legal[static_cast<std::size_t>(rng_.below(static_cast<int>(legal.size())))];
  }

 private:
  Rng rng_;
};

class Player final : public Bot {
 public:
  Player(const Rules& rules, const Style& style, std::uint64_t seed)
      : rules_(rules), style_(style), witness_(rules, style.attention), cards_(style.temperature, seed) {}

  void begin(const View& view, std::span<const Heard> so_far) override { witness_.begin(view, so_far); }
  using Bot::hear;
  void hear(const Heard& heard) override { witness_.hear(heard); }

  Action choose(Sight sight, const Actions& legal, Budget) override {
    const bool takes_turn = sight.table.question.what == Ask::TakeTurn;
    const bool is_lost = takes_turn && is_hopeless(rules_, sight.table);
    // The question stays open, and is asked again with the flag set (LOST-END-05).
    if (is_lost && rules_.options.allow_end_flag && !sight.table.ready.contains(sight.me)) return SetReady{true};
    if (legal.size() == 1) return legal[0];
    // Any other card would withdraw the flags of all (LOST-END-07).
    if (is_lost) return legal[legal.size() - 1];
    scores_.resize(legal.size());
    score(rules_, sight, witness_.roles(), style_.weights, legal, scores_);
    // Nobody walks about at random.
    return legal[(takes_turn ? cards_ : feet_).pick(scores_)];
  }

 private:
  const Rules& rules_;
  Style style_;
  Witness witness_;
  filon::bots::Picker cards_;
  filon::bots::Picker feet_{0, 0};
  std::vector<double> scores_;
};

}  // namespace

std::unique_ptr<Bot> make_player(const Rules& rules, const Style& style, std::uint64_t seed) {
  return std::make_unique<Player>(rules, style, seed);
}

std::unique_ptr<Bot> make_random_player(std::uint64_t seed) { return std::make_unique<RandomPlayer>(seed); }

}  // namespace filon::lost_mines::bots

// Plays matches of a game and hashes every event, every secret, every view, every list of legal answers and sampled
// worlds. G's own overloads of mix_table() replace what must not count as it lies in memory.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "bench/mixer.h"
#include "bots/bot.h"
#include "bots/random_play.h"
#include "kernel/check.h"
#include "kernel/match.h"

namespace filon::bench {

template <class Table>
void mix_table(Mixer& mix, const Table& table) {
  mix(table);
}

template <class G>
class Signer {
 public:
  using Match = kernel::Match<G>;
  using World = kernel::World<G>;
  using Traits = bots::Traits<G>;
  using SharedRules = std::shared_ptr<const typename G::Rules>;

  void play_random(const SharedRules& rules, std::uint64_t seed) {
    play(rules, seed, [&](const auto&) { return bots::any_of(*legal_, rng_); }, [](const Match&) {});
  }

  void play_bots(const SharedRules& rules, std::string_view level, std::uint64_t seed) {
    std::vector<std::unique_ptr<bots::Bot<G>>> players;
    for (int i = 0; i < rules->seats; ++i)
      players.push_back(Traits::make_bot(level, *rules, seat(i), seed + static_cast<std::uint64_t>(i)));
    play(
        rules, seed,
        [&](const auto& sight) { return players[static_cast<std::size_t>(sight.me)]->choose(sight, *legal_, {}); },
        [&](const Match& match) {
          for (int i = 0; i < rules->seats; ++i) {
            bots::Bot<G>& player = *players[static_cast<std::size_t>(i)];
            if (match.version() == 0) {
              player.begin(match.view(seat(i)), {});
            } else {
              for (const auto& event : match.events()) player.hear(heard_by(event, seat(i)));
            }
          }
        });
  }

  std::uint64_t number() const { return mix_.number(); }

 private:
  static constexpr int answers_between_samples = 16;

  // Plays one match. `choose` returns the answer of the asked seat, `tell` is called after each moment.
  template <class Choose, class Tell>
  void play(const SharedRules& rules, std::uint64_t seed, Choose choose, Tell tell) {
    Match match = Match::start(rules, seed);
    rng_ = Rng(~seed);
    tell(match);
    hear(match);
    look(match);
    while (!match.is_over()) {
      const Seat by = match.to_act().front();
      G::legal_actions(*rules, match.sight(by), *legal_);
      mix_(*legal_);
      check(!match.play(by, choose(match.sight(by))), "an answer is not legal");
      tell(match);
      hear(match);
      close_idle(match, [&] {
        tell(match);
        hear(match);
      });
      look(match);
      if (match.answers() % answers_between_samples == 0 && !Traits::is_round_over(match.table())) sample(match, by);
    }
  }

  void hear(const Match& match) {
    using Asked = kernel::Asked<typename G::Ask, typename G::Agenda>;
    for (const auto& event : match.events()) {
      const auto* asked = std::get_if<Asked>(&event.told);
      if (!asked || asked->question.what != G::Ask::GoOn) mix_(event);
    }
  }
  void look(const Match& match) {
    mix_table(mix_, match.table());
    for (int i = 0; i < match.rules().seats; ++i) mix_(match.sight(seat(i)).mine);
  }

  // Samples a world from the view of a seat, and plays it to the end.
  void sample(const Match& match, Seat seat) {
    World world = sample_world(match.rules(), match.sight(seat), {}, rng_);
    mix_(bots::play_randomly(world, rng_, *legal_, [](const World&) { return true; }));
    mix_table(mix_, world.table());
  }

  Mixer mix_;
  Rng rng_{0};
  std::unique_ptr<typename G::Actions> legal_ = std::make_unique<typename G::Actions>();
};

}  // namespace filon::bench

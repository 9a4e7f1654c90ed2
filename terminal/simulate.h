// Plays many games fast and collects statistics.
#pragma once

#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "bots/playout.h"
#include "bots/random_play.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"
#include "terminal/complaint.h"
#include "terminal/parallel.h"
#include "terminal/program.h"
#include "terminal/seated_bots.h"

namespace filon::terminal {

template <class Terminal>
class Simulator {
 public:
  using G = typename Terminal::G;
  using World = kernel::World<G>;
  using Match = kernel::Match<G>;
  using Traits = bots::Traits<G>;
  using SharedRules = std::shared_ptr<const typename G::Rules>;

  Simulator(SharedRules rules, const Simulation& wanted)
      : rules_(std::move(rules)),
        wanted_(wanted),
        sides_(Terminal::sides(*rules_)),
        interests_(Traits::interests(*rules_)) {}

  SimulationReport run(std::uint64_t seed, const Progress& progress) const {
    const int parts = (wanted_.games + games_in_part - 1) / games_in_part;
    const auto play_part = [&](int part) {
      Tally tally = empty_tally();
      const int end = std::min(wanted_.games, (part + 1) * games_in_part);
      for (int game = part * games_in_part; game < end; ++game) play_game(bots::seed_of_game(seed, game), tally);
      return tally;
    };
    SimulationReport report{sides_, interests_, empty_tally()};
    for (const Tally& tally :
         in_parts<Tally>(parts, wanted_.threads, play_part, [&](int done) { progress(done, parts); }))
      report.tally.add(tally);
    return report;
  }

 private:
  static constexpr int games_in_part = 32;

  Tally empty_tally() const {
    Tally tally;
    tally.rounds_won.resize(sides_.size());
    tally.gold_of_interest.resize(interests_.size());
    tally.seats_in_round.resize(interests_.size());
    return tally;
  }

  void play_game(std::uint64_t seed, Tally& tally) const {
    const auto& levels = wanted_.levels;
    const bool all_random = std::all_of(levels.begin(), levels.end(), [](const auto& one) { return one == "random"; });
    all_random ? play_randomly(seed, tally) : play_with_bots(seed, tally);
    ++tally.games;
  }

  // Keeps no history, like a search.
  void play_randomly(std::uint64_t seed, Tally& tally) const {
    thread_local typename G::Actions legal;
    World world = World::start(*rules_, seed);
    Rng rng = bots::players_chance(seed);
    PerSeat<int> gold;
    int answers = 0;
    const auto look = [&] { require_sound(kernel::WorldAccess<G>::state(world), seed, answers); };
    look();
    while (!world.is_over()) {
      const Seat by = world.to_act().front();
      world.legal_actions(by, legal);
      world.play_in_round(by, bots::any_of(legal, rng));
      ++answers;
      if (bots::is_round_over(world)) [[unlikely]] {
        end_round(world, gold, tally);
        world.close_idle();
      }
      look();
    }
    tally.answers += answers;
  }

  void play_with_bots(std::uint64_t seed, Tally& tally) const {
    Match match = Match::start(rules_, seed);
    SeatedBots<G> bots(wanted_.levels, *rules_, ~seed);
    PerSeat<int> gold;
    const auto after = [&] {
      bots.follow(match);
      require_sound(kernel::MatchTestAccess<G>::state(match), seed, match.answers());
      if (Traits::is_round_over(match.table())) end_round(match, gold, tally);
    };
    after();
    while (!match.is_over()) {
      const Seat by = match.to_act().front();
      if (match.play(by, bots.choose(match, by)))
        throw Failed{fmt::format("the bot at seat {} gave an answer that is refused, in the game with seed {}",
                                 index(by), seed)};
      after();
      close_idle(match, after);
    }
    tally.answers += match.answers();
  }

  // `gold`: what each seat had at the start of the round. Works for matches and worlds.
  template <class Played>
  void end_round(const Played& played, PerSeat<int>& gold, Tally& tally) const {
    ++tally.rounds;
    tally.add(Terminal::portions(played.table()));
    for (std::size_t i = 0; i < sides_.size(); ++i)
      tally.rounds_won[i] += Terminal::has_won(*rules_, played.table(), sides_[i]) ? 1 : 0;
    for (int i = 0; i < rules_->seats; ++i) {
      const auto sight = played.sight(seat(i));
      const std::size_t interest = Traits::interest(*rules_, sight);
      const int now = Traits::gold(sight);
      tally.gold_of_interest[interest] += now - gold[seat(i)];
      ++tally.seats_in_round[interest];
      gold[seat(i)] = now;
      if (played.is_over()) tally.gold[seat(i)] += now;
    }
  }

  void require_sound(const kernel::State<G>& state, std::uint64_t seed, int answers) const {
    if (!wanted_.checks_soundness) return;
    if (const auto what = unsound(*rules_, state))
      throw Failed{fmt::format("the game with seed {} is unsound after {} answers: {}", seed, answers, *what)};
  }

  SharedRules rules_;
  const Simulation& wanted_;
  std::vector<std::string_view> sides_, interests_;
};

}  // namespace filon::terminal

// Tests for every game G, with positions from random matches. A test of a game calls these with its rules;
// testkit/wrong_answers.h makes random answers, most of them not legal.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kernel/match_inside.h"
#include "kernel/world_inside.h"

namespace filon::testkit {

// The number of games in a test. Sanitized builds are about twenty times slower.
inline int games(int in_release) {
#ifdef FILON_SANITIZED
  return std::max(1, in_release / 10);
#else
  return in_release;
#endif
}

template <class G>
using SharedRules = std::shared_ptr<const typename G::Rules>;
template <class G>
using SightOf = kernel::Sight<typename G::Table, typename G::Holding>;
// How the players of a test choose their answers.
template <class G>
using Choose = std::function<typename G::Action(const typename G::Actions& legal, Rng&)>;

template <class Actions>
const typename Actions::value_type& any_of(const Actions& legal, Rng& rng) {
  return legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
}

// Plays a match to its end. Calls `before` with each position, the asked seat and its answer before it is played, and
// `after` after each moment. Closes windows in which nobody has a choice.
template <class G, class Before, class After>
void play_match(kernel::Match<G>& match, const Choose<G>& choose, Rng& rng, Before before, After after) {
  const auto legal = std::make_unique<typename G::Actions>();
  while (!match.is_over() && !testing::Test::HasFatalFailure()) {
    const Seat by = match.to_act().front();
    G::legal_actions(match.rules(), match.sight(by), *legal);
    const typename G::Action action = choose(*legal, rng);
    before(match, by, action);
    ASSERT_FALSE(match.play(by, action)) << "a listed answer is refused";
    after(match);
    close_idle(match, [&] { after(match); });
  }
}

// The state is sound after every answer.
template <class G>
void expect_sound(const SharedRules<G>& rules, int count, const Choose<G>& choose,
                  const std::function<void(const kernel::World<G>&)>& at_end = {}) {
  const auto legal = std::make_unique<typename G::Actions>();
  Rng rng(1);
  for (int game = 0; game < count; ++game) {
    auto world = kernel::World<G>::start(*rules, static_cast<std::uint64_t>(game));
    while (!world.is_over()) {
      const Seat by = world.to_act().front();
      world.legal_actions(by, *legal);
      world.play(by, choose(*legal, rng));
      const auto wrong = unsound(*rules, kernel::WorldAccess<G>::state(world));
      ASSERT_EQ(wrong, std::nullopt) << *wrong << ", game " << game;
    }
    if (at_end) at_end(world);
  }
}

// The legal answers are exactly those that are not refused, without duplicates. `candidates` returns answers to try,
// legal or not.
template <class G>
void expect_lists_exactly_what_is_not_refused(
    const SharedRules<G>& rules, int count,
    const std::function<std::vector<typename G::Action>(SightOf<G>, Rng&)>& candidates) {
  const auto legal = std::make_unique<typename G::Actions>();
  Rng rng(4);
  for (int game = 0; game < count; ++game) {
    auto world = kernel::World<G>::start(*rules, static_cast<std::uint64_t>(game));
    while (!world.is_over()) {
      const Seat by = world.to_act().front();
      const auto sight = world.sight(by);
      world.legal_actions(by, *legal);
      ASSERT_FALSE(legal->empty()) << "a seat that is asked has a legal answer";
      if (rng.below(8) == 0) {
        for (const typename G::Action& action : candidates(sight, rng)) {
          const auto same = G::canonical(*rules, sight.table, action);
          const bool is_listed = std::find(legal->begin(), legal->end(), same) != legal->end();
          ASSERT_EQ(is_listed, !G::refuse(*rules, sight, action).has_value());
        }
        for (const typename G::Action& action : *legal) {
          ASSERT_FALSE(G::refuse(*rules, sight, action));
          ASSERT_EQ(std::count(legal->begin(), legal->end(), action), 1);
        }
      }
      world.play(by, any_of(*legal, rng));
    }
  }
}

// A refused answer changes nothing. Returns the refusal, if any.
template <class G>
std::optional<typename G::Refusal> expect_refused_answer_changes_nothing(const kernel::Match<G>& match, Seat by,
                                                                         const typename G::Action& action) {
  kernel::Match<G> copy = match;
  const auto refusal = copy.play(by, action);
  if (!refusal) return {};
  EXPECT_EQ(kernel::MatchTestAccess<G>::state(copy), kernel::MatchTestAccess<G>::state(match));
  EXPECT_EQ(copy.record(), match.record());
  EXPECT_EQ(copy.events(), match.events());
  return refusal;
}

// Replaying a record gives the same state and the same record.
template <class G>
void expect_replays(const SharedRules<G>& rules, int count, const Choose<G>& choose) {
  Rng rng(6);
  for (int game = 0; game < count; ++game) {
    auto match = kernel::Match<G>::start(rules, static_cast<kernel::Seed>(game));
    play_match<G>(match, choose, rng, [](auto&&...) {}, [](auto&&...) {});
    const auto again = kernel::Match<G>::replay(rules, match.record());
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(kernel::MatchTestAccess<G>::state(*again), kernel::MatchTestAccess<G>::state(match));
    EXPECT_EQ(again->record(), match.record());
  }
}

template <class G>
std::vector<kernel::Heard<typename G::Told, typename G::Secret>> heard_last(const kernel::Match<G>& match, Seat seat) {
  std::vector<kernel::Heard<typename G::Told, typename G::Secret>> all;
  for (const auto& event : match.events()) all.push_back(heard_by(event, seat));
  return all;
}

// The view of a seat follows from what it heard, and the view of a spectator from what all were told.
template <class G>
void expect_views_follow_from_what_is_heard(const SharedRules<G>& rules, int count, const Choose<G>& choose) {
  Rng rng(12);
  for (int game = 0; game < count; ++game) {
    auto match = kernel::Match<G>::start(rules, static_cast<kernel::Seed>(game));
    std::vector<kernel::View<typename G::Table, typename G::Holding>> views;
    for (int i = 0; i < rules->seats; ++i) views.push_back({seat(i), {}, {}});
    typename G::Table spectator{};
    const auto listen = [&](const kernel::Match<G>& now) {
      for (auto& view : views)
        for (const auto& one : heard_last(now, view.me)) hear(*rules, view, one);
      for (const auto& one : heard_last(now, nobody)) {
        ASSERT_TRUE(one.secrets.empty());
        apply(*rules, spectator, one.told);
      }
      for (const auto& view : views) ASSERT_EQ(view, now.view(view.me));
      ASSERT_EQ(spectator, now.table());
    };
    listen(match);
    play_match<G>(match, choose, rng, [](auto&&...) {}, listen);
  }
}

// An answer to a simultaneous question stays secret: whatever a seat answers, all others hear and see the same. Returns
// the number of comparisons.
template <class G>
int expect_sealed_answers_sound_the_same(const SharedRules<G>& rules, int count, const Choose<G>& choose) {
  const auto legal = std::make_unique<typename G::Actions>();
  int compared = 0;
  Rng rng(13);
  for (int game = 0; game < count; ++game) {
    auto match = kernel::Match<G>::start(rules, static_cast<kernel::Seed>(game));
    play_match<G>(
        match, choose, rng,
        [&](const kernel::Match<G>& now, Seat by, const typename G::Action&) {
          // The last answer closes the question, and then the answers are public.
          if (!now.table().question.is_simultaneous() || now.to_act().size() < 2) return;
          G::legal_actions(now.rules(), now.sight(by), *legal);
          kernel::Match<G> one = now, other = now;
          one.play(by, (*legal)[0]);
          other.play(by, legal->back());
          for (int i = 0; i < rules->seats; ++i) {
            if (seat(i) == by) continue;
            ASSERT_EQ(heard_last(one, seat(i)), heard_last(other, seat(i)));
            ASSERT_EQ(one.view(seat(i)), other.view(seat(i)));
            // If the question hides who has answered, the others hear nothing at all.
            if (G::manner(now.rules(), now.table().question.what).hides_who_answered) {
              ASSERT_EQ(one.view(seat(i)), now.view(seat(i)));
              ASSERT_EQ(one.version(), now.version());
            }
            ++compared;
          }
        },
        [](auto&&...) {});
  }
  return compared;
}

// Counts sequences of legal answers. Chance is fixed by the seed of the world.
template <class G>
std::uint64_t perft(const kernel::World<G>& world, int depth) {
  if (world.is_over()) return 1;
  const auto legal = std::make_unique<typename G::Actions>();
  const Seat by = world.to_act().front();
  world.legal_actions(by, *legal);
  if (depth == 1) return legal->size();
  std::uint64_t total = 0;
  for (const auto& action : *legal) {
    auto next = world;
    next.play(by, action);
    total += perft<G>(next, depth - 1);
  }
  return total;
}

}  // namespace filon::testkit

// Chance is fair: draws follow the cards in the pile, and every round is shuffled again.
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

std::shared_ptr<const Rules> rules_of(int seats) {
  return std::make_shared<const Rules>(*compose({Edition::E2024, seats, seat(0)}, classic::base_deck()));
}

TEST(Draw, follows_the_number_of_copies_in_the_pile) {
  cites("BASE-TURN-03", "BASE-SETUP-34");
  const auto rules = rules_of(4);
  const Match start = Match::start(rules, 1);
  const Cards pile = MatchTestAccess::state(start).hidden.pile;
  const Holding mine = start.view(seat(0)).mine;
  constexpr int draws = 20000;
  std::map<Card, int> drawn;
  for (Seed seed = 0; seed < draws; ++seed) {
    Match match = MatchTestAccess::open(rules, MatchTestAccess::state(start), seed);
    ASSERT_EQ(match.play(seat(0), Discard{{mine.hand[0]}}), std::nullopt);
    for (const Event& event : match.events())
      for (const Whisper& whisper : event.whispers)
        if (const auto* got = std::get_if<GotCard>(&whisper.secret)) ++drawn[got->card];
  }
  for (int kind = 0; kind < Cards::kinds(); ++kind) {
    const double expected = static_cast<double>(draws) * pile.count(kind) / pile.size();
    EXPECT_NEAR(drawn[card(kind)], expected, 5 * std::sqrt(expected) + 1) << kind;
  }
}

TEST(Gold, is_drawn_blind_from_the_whole_pile) {
  cites("BASE-SCORE-29", "BASE-SETUP-36");
  // One answer before the treasure: a straight tunnel, and the middle goal is the gold.
  const auto rules = rules_of(3);
  std::map<int, int> drawn;
  int cards = 0;
  for (Seed seed = 0; seed < 3000; ++seed) {
    const Match start = Match::start(rules, 77);
    State state = MatchTestAccess::state(start);
    const Card cross = *rules->deck.find("b-nesw");
    for (int x = 1; x <= 6; ++x) state.table.tunnels.put(cell(x, 0), cross, Turned::No, rules->face(cross, Turned::No));
    const Card gold = *rules->deck.find("goal-gold");
    for (std::size_t goal = 0; goal < 3; ++goal)
      if (state.hidden.goals[goal] == gold) std::swap(state.hidden.goals[goal], state.hidden.goals[1]);
    state.holdings[seat(0)].hand[0] = cross;
    std::sort(state.holdings[seat(0)].hand.begin(), state.holdings[seat(0)].hand.end());
    Match match = MatchTestAccess::open(rules, state, seed);
    ASSERT_EQ(match.play(seat(0), PlacePath{cross, cell(7, 0)}), std::nullopt);
    for (int i = 0; i < 3; ++i)
      for (int value = 1; value <= 3; ++value) {
        drawn[value] += match.view(seat(i)).mine.offered.count(value);
        cards += match.view(seat(i)).mine.offered.count(value);
      }
  }
  for (int value = 1; value <= 3; ++value) {
    const double expected = static_cast<double>(cards) * rules->deck.gold.count(value) / rules->deck.gold.size();
    EXPECT_NEAR(drawn[value], expected, 5 * std::sqrt(expected));
  }
}

struct EndOfRound {
  Options options;
  int round;
};

std::vector<EndOfRound> ends_of_rounds() {
  std::vector<EndOfRound> all;
  for (Edition edition : all_editions)
    for (int round : {1, 2}) {
      for (int seats : {3, 6, 10}) all.push_back({{edition, seats, seat(0), {}}, round});
      if (edition == Edition::E2004) continue;
      for (int seats : {2, 7, 12}) all.push_back({{edition, seats, seat(0), {Module::Saboteur2}}, round});
    }
  return all;
}

// Plays a round to its end once, then deals the next round many times from there. All differences come from the new
// shuffle; everything kept stays the same.
class NextRound : public testing::TestWithParam<EndOfRound> {
 protected:
  static constexpr int deals = 400;

  NextRound() {
    Match match = Match::start(rules, 5);
    auto legal = std::make_unique<Actions>();
    Rng rng(5);
    while (!match.is_idle() || match.table().round < GetParam().round) {
      close_idle(match);
      const Seat by = match.to_act().front();
      legal_actions(*rules, match.sight(by), *legal);
      const Action answer = (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))];
      EXPECT_EQ(match.play(by, answer), std::nullopt);
    }
    over_ = MatchTestAccess::state(match);
  }

  template <class Look>
  void deal_again_and_again(Look look) const {
    for (Seed seed = 0; seed < deals; ++seed) {
      Match match = MatchTestAccess::open(rules, over_, seed);
      match.close();
      ASSERT_EQ(match.table().round, GetParam().round + 1);
      ASSERT_EQ(unsound(*rules, MatchTestAccess::state(match)), std::nullopt);
      look(MatchTestAccess::state(match));
    }
  }

  // Expects a result within the usual range of chance.
  static void expect_share(int times, double share, int of, const std::string& what) {
    const double expected = of * share;
    EXPECT_NEAR(times, expected, 5 * std::sqrt(expected) + 1) << what;
  }

  const std::shared_ptr<const Rules> rules =
      std::make_shared<const Rules>(*compose(GetParam().options, deck_for(GetParam().options)));

 private:
  State over_{rules->seats};  // the round is over and the gold is shared
};

INSTANTIATE_TEST_SUITE_P(After, NextRound, testing::ValuesIn(ends_of_rounds()), [](const auto& end) {
  const Options& options = end.param.options;
  return "round" + std::to_string(end.param.round) + "_edition" + std::string(name(options.edition)) + "_" +
         (options.with.empty() ? "" : name(options.with) + "_") + "players" + std::to_string(options.seats);
});

TEST_P(NextRound, begins_with_the_start_and_goals_laid_and_shuffled_as_in_the_first) {
  cites("BASE-MATCH-02", "S2-MATCH-02");
  const Table first = Match::start(rules, 1).table();
  std::array<std::map<Card, int>, 3> lay_there;
  deal_again_and_again([&](const State& state) {
    EXPECT_EQ(state.table.tunnels, first.tunnels);  // only the start and three covered goals
    EXPECT_EQ(state.table.goals, first.goals);      // face down
    for (int i = 0; i < rules->seats; ++i)
      for (Card seen : state.holdings[seat(i)].goals_seen) EXPECT_EQ(seen, no_card);
    for (std::size_t goal = 0; goal < 3; ++goal) ++lay_there[goal][state.hidden.goals[goal]];
  });
  for (std::size_t goal = 0; goal < 3; ++goal)
    for (Card card : rules->deck.goals)
      expect_share(lay_there[goal][card], 1.0 / 3, deals, rules->deck[card].id + " at goal " + std::to_string(goal));
}

TEST_P(NextRound, deals_roles_from_the_whole_pool) {
  cites("BASE-MATCH-03", "S2-MATCH-06");
  PerSeat<std::map<Role, int>> had;
  std::map<Role, int> left_over;
  deal_again_and_again([&](const State& state) {
    Roles all = state.hidden.spare_roles;
    EXPECT_EQ(all.size(), rules->role_pool.size() - rules->seats);
    for (int n = 0; n < all.size(); ++n) ++left_over[static_cast<Role>(all.nth(n))];
    for (int i = 0; i < rules->seats; ++i) {
      const Role role = state.holdings[seat(i)].role;
      all.add(static_cast<int>(role));
      ++had[seat(i)][role];
    }
    EXPECT_EQ(all, rules->role_pool);
  });
  const int pool = rules->role_pool.size();
  for (Role role : all_of<Role>()) {
    const double share = static_cast<double>(rules->role_pool.count(static_cast<int>(role))) / pool;
    for (int i = 0; i < rules->seats; ++i)
      expect_share(had[seat(i)][role], share, deals, std::string(name(role)) + " at seat " + std::to_string(i));
    expect_share(left_over[role], share, deals * (pool - rules->seats), std::string(name(role)) + " left over");
  }
}

TEST_P(NextRound, deals_hands_from_all_cards) {
  cites("BASE-MATCH-04", "S2-MATCH-03");
  PerSeat<std::map<Card, int>> had;
  deal_again_and_again([&](const State& state) {
    Cards all = state.hidden.pile;
    EXPECT_EQ(all.size(), state.table.pile + rules->set_aside);
    for (int i = 0; i < rules->seats; ++i) {
      EXPECT_EQ(state.holdings[seat(i)].hand.size(), static_cast<std::size_t>(rules->hand_size));
      for (Card card : state.holdings[seat(i)].hand) {
        all.add(index(card));
        ++had[seat(i)][card];
      }
    }
    EXPECT_EQ(all, rules->deck.pile);
  });
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    for (int i = 0; i < rules->seats; ++i)
      expect_share(had[seat(i)][card(kind)],
                   static_cast<double>(rules->deck.pile.count(kind)) / rules->deck.pile.size(),
                   deals * rules->hand_size, "card " + std::to_string(kind) + " at seat " + std::to_string(i));
}

}  // namespace
}  // namespace filon::classic

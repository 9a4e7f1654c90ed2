// What chance decides, it decides fairly: draws follow what lies in the pile, and every round is shuffled anew.
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/match_door.h"

namespace filon::classic {
namespace {

std::shared_ptr<const Rules> rules_of(int seats) {
  return std::make_shared<const Rules>(*compose({Edition::E2024, seats, seat(0)}, classic::base_deck()));
}

// Everybody discards his first card until `until` says stop.
void discard_until(Match& match, auto&& until) {
  while (!until(match)) {
    const Seat by = match.to_act().front();
    const auto& hand = match.sight(by).mine.hand;
    const Action answer = hand.empty() ? Action{Pass{}} : Action{Discard{{hand[0]}}};
    ASSERT_EQ(match.play(by, answer), std::nullopt);
  }
}

TEST(Draw, follows_the_number_of_copies_in_the_pile) {  // BASE-TURN-03, BASE-SETUP-34
  const auto rules = rules_of(4);
  const Match start = Match::start(rules, 1);
  const Cards pile = MatchDoor::state(start).hidden.pile;
  const Holding mine = start.view(seat(0)).mine;
  constexpr int draws = 20000;
  std::map<Card, int> drawn;
  for (Seed seed = 0; seed < draws; ++seed) {
    Match match = MatchDoor::open(rules, MatchDoor::state(start), seed);
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

TEST(Gold, is_drawn_blind_from_the_whole_pile) {  // BASE-SCORE-29, BASE-SETUP-36
  // A state one answer before the treasure: a straight tunnel, and the middle goal is the gold.
  const auto rules = rules_of(3);
  std::map<int, int> drawn;
  int cards = 0;
  for (Seed seed = 0; seed < 3000; ++seed) {
    const Match start = Match::start(rules, 77);
    State state = MatchDoor::state(start);
    const Card cross = *rules->deck.find("b-nesw");
    for (int x = 1; x <= 6; ++x) state.table.tunnels.put(cell(x, 0), cross, Turned::No, rules->face(cross, Turned::No));
    const Card gold = *rules->deck.find("goal-gold");
    for (std::size_t goal = 0; goal < 3; ++goal)
      if (state.hidden.goals[goal] == gold) std::swap(state.hidden.goals[goal], state.hidden.goals[1]);
    state.holdings[seat(0)].hand[0] = cross;
    std::sort(state.holdings[seat(0)].hand.begin(), state.holdings[seat(0)].hand.end());
    Match match = MatchDoor::open(rules, state, seed);
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

TEST(NextRound, is_shuffled_and_dealt_anew) {
  // BASE-MATCH-02, BASE-MATCH-03, BASE-MATCH-04, BASE-MATCH-07
  const auto rules = rules_of(3);
  const Match start = Match::start(rules, 5);
  std::set<std::size_t> treasures;
  std::set<Role> roles, spares;
  std::set<std::vector<Card>> hands;
  for (Seed seed = 0; seed < 40; ++seed) {
    // The same first round up to its deal; what comes after differs by chance alone.
    Match match = MatchDoor::open(rules, MatchDoor::state(start), seed);
    discard_until(match, [](const Match& m) { return m.table().round == 2; });
    const State& state = MatchDoor::state(match);
    ASSERT_EQ(unsound(*rules, state), std::nullopt);
    for (std::size_t goal = 0; goal < 3; ++goal)
      if (rules->effect(state.hidden.goals[goal]) == Effect::Treasure) treasures.insert(goal);
    roles.insert(state.holdings[seat(0)].role);
    spares.insert(static_cast<Role>(state.hidden.spare_roles.nth(0)));
    const auto& hand = state.holdings[seat(0)].hand;
    hands.insert(std::vector<Card>(hand.begin(), hand.end()));
  }
  EXPECT_EQ(treasures.size(), 3U);
  EXPECT_EQ(roles.size(), 2U);
  EXPECT_EQ(spares.size(), 2U);
  EXPECT_GT(hands.size(), 30U);
}

}  // namespace
}  // namespace filon::classic

// The discard pile keeps its order and who discarded each face-down card. Only the dealer knows what these cards are.
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/sample.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "kernel/world_inside.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

std::shared_ptr<const Rules> teams_of_four() {
  const Options options{Edition::E2024, 4, seat(0), {Module::Saboteur2}};
  Rules rules = *compose(options, deck_for(options));
  rules.discards_in_order = true;
  return std::make_shared<const Rules>(rules);
}

class DiscardPile : public testing::Test {
 protected:
  Card card(std::string_view name) const { return *rules->deck.find(name); }
  Discarded face_up(std::string_view name) const { return {card(name), nobody}; }
  static Discarded face_down(int by) { return {no_card, seat(by)}; }

  // The pile after these events.
  classic::DiscardPile pile_after(std::initializer_list<Told> events) const {
    Table table = Match::start(rules, 1).table();
    for (const Told& told : events) apply(*rules, table, told);
    return table.discard_pile;
  }

  std::shared_ptr<const Rules> rules = teams_of_four();
};

TEST_F(DiscardPile, gets_the_card_acted_upon_before_the_card_that_was_played) {
  cites("MOD-10");
  EXPECT_EQ(pile_after({ToolBroken{seat(0), card("bp"), seat(1), Tool::Pickaxe},
                        ToolMended{seat(2), card("rpl"), seat(1), Tool::Pickaxe}}),
            (classic::DiscardPile{face_up("bp"), face_up("rpl")}));
  EXPECT_EQ(pile_after(
                {PathPlaced{seat(0), card("ew"), cell(1, 0), Turned::No}, RockFell{seat(1), card("rock"), cell(1, 0)}}),
            (classic::DiscardPile{face_up("ew"), face_up("rock")}));
  EXPECT_EQ(pile_after({PlayedOn{seat(0), card("thief"), seat(0)}, PlayedOn{seat(1), card("hands_off"), seat(0)}}),
            (classic::DiscardPile{face_up("thief"), face_up("hands_off")}));
  EXPECT_EQ(pile_after({PlayedOn{seat(0), card("prison"), seat(1)}, PlayedOn{seat(1), card("free_at_last"), seat(1)}}),
            (classic::DiscardPile{face_up("prison"), face_up("free_at_last")}));
}

TEST_F(DiscardPile, gets_what_was_cleared_away_before_what_was_paid) {
  cites("MOD-10");
  EXPECT_EQ(pile_after({PlayedOn{seat(0), card("prison"), seat(1)}, GoalPeeked{seat(2), card("map"), 0},
                        ClearedAway{seat(1), card("prison"), 2}, CardsDiscarded{seat(3), 1}}),
            (classic::DiscardPile{face_up("map"), face_up("prison"), face_down(1), face_down(1), face_down(3)}));
}

TEST_F(DiscardPile, begins_empty_in_every_round) {
  EXPECT_TRUE(pile_after({CardsDiscarded{seat(3), 3}, RoundBegan{2, seat(0)}}).empty());
}

// Seats 0, 1 and 2 discard three cards each, seat 3 one card.
Match with_discards(const std::shared_ptr<const Rules>& rules, Seed seed) {
  Match match = Match::start(rules, seed);
  for (int i = 0; i < 4; ++i) {
    const auto& hand = match.sight(seat(i)).mine.hand;
    Discard discard{{hand[0], hand[2], hand[4]}};
    if (i == 3) discard = {{hand[5]}};
    check(!match.play(seat(i), discard), "whoever holds cards can discard them");
  }
  return match;
}

TEST_F(DiscardPile, has_its_face_down_cards_in_the_order_in_which_they_came) {
  Match match = Match::start(rules, 5);
  std::vector<Card> came;
  for (int i = 0; i < 8; ++i) {
    const Seat by = match.to_act().front();
    const auto& hand = match.sight(by).mine.hand;
    const Discard discard{{hand[1], hand[3]}};
    came.insert(came.end(), discard.cards.begin(), discard.cards.end());
    ASSERT_EQ(match.play(by, discard), std::nullopt);
  }
  const State& state = MatchTestAccess::state(match);
  EXPECT_EQ(std::vector<Card>(state.hidden.face_down.begin(), state.hidden.face_down.end()), came);
  EXPECT_EQ(unsound(*rules, state), std::nullopt);
}

TEST_F(DiscardPile, is_unsound_with_cards_that_its_owners_did_not_discard) {
  const Match match = with_discards(rules, 2);
  State state = MatchTestAccess::state(match);
  ASSERT_EQ(unsound(*rules, state), std::nullopt);
  std::swap(state.hidden.face_down[0], state.hidden.face_down[9]);
  EXPECT_EQ(unsound(*rules, state), "a seat discarded other cards than lie on the discard pile");
  state = MatchTestAccess::state(match);
  state.hidden.face_down.pop_back();
  EXPECT_EQ(unsound(*rules, state), "more cards were discarded face down than there are");
  state = MatchTestAccess::state(match);
  state.hidden.face_down.push_back(state.hidden.face_down[0]);
  EXPECT_EQ(unsound(*rules, state), "fewer cards were discarded face down than there are");
  state = MatchTestAccess::state(match);
  state.table.discard_pile.pop_back();
  EXPECT_EQ(unsound(*rules, state), "a seat discarded more or fewer cards than lie on the discard pile");
}

TEST_F(DiscardPile, is_sampled_in_every_order_that_a_seat_does_not_remember) {
  const Match match = with_discards(rules, 2);
  const State& state = MatchTestAccess::state(match);
  Rng rng(1);
  std::set<Card> mine_first, others_first;
  int falling = 0;
  constexpr int worlds = 500;
  for (int i = 0; i < worlds; ++i) {
    const World world = sample_world(*rules, match.sight(seat(0)), {}, rng);
    const State& sampled = WorldAccess::state(world);
    ASSERT_EQ(unsound(*rules, sampled), std::nullopt);
    mine_first.insert(sampled.hidden.face_down[0]);
    others_first.insert(sampled.hidden.face_down[3]);
    falling += sampled.hidden.face_down[3] > sampled.hidden.face_down[5] ? 1 : 0;
  }
  std::set<Card> mine;
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    if (state.holdings[seat(0)].discarded.count(kind) > 0) mine.insert(filon::card(kind));
  ASSERT_GT(mine.size(), 1U);
  EXPECT_EQ(mine_first, std::set{state.hidden.face_down[0]});
  EXPECT_GT(others_first.size(), 20U);
  EXPECT_NEAR(falling, worlds / 2, worlds / 8);
}

}  // namespace
}  // namespace filon::classic

// The deal, for every number of players.
#include <set>

#include "games/lost_mines/testing.h"

namespace filon::lost_mines {
namespace {

class Deal : public testing::TestWithParam<int> {
 protected:
  int seats() const { return GetParam(); }
  SharedRules rules = rules_for(GetParam());
  // Looks at several deals.
  template <class Look>
  void each_deal(Look look, int deals = 40) const {
    for (int seed = 1; seed <= deals; ++seed) {
      const Match match = Match::start(rules, static_cast<Seed>(seed));
      look(match, MatchTestAccess::state(match));
    }
  }
};
INSTANTIATE_TEST_SUITE_P(Players, Deal, testing::Range(fewest_players, most_players + 1),
                         [](const auto& players) { return std::to_string(players.param); });

TEST(Compose, takes_three_to_nine_players) {
  cites("LOST-SETUP-01");
  for (int seats = -1; seats <= 13; ++seats)
    EXPECT_EQ(static_cast<bool>(compose({.seats = seats}, printed_deck())), seats >= 3 && seats <= 9) << seats;
  EXPECT_EQ(compose({.seats = 10}, printed_deck()).error(), "players: The Lost Mines takes 3 to 9, not 10");
}

TEST(Box, has_the_board_of_the_data_file) {
  cites("LOST-SETUP-02");
  const Board& board = printed_deck().board;
  EXPECT_EQ(board.columns, 11);
  EXPECT_EQ(board.rows, 7);
  EXPECT_EQ(board.slots, 9U);
  EXPECT_EQ(board.starts, (std::array{cell(3, 2), cell(3, 4)}));
  EXPECT_EQ(board.mine_spaces, (std::array{cell(8, 0), cell(10, 2), cell(10, 4), cell(8, 6)}));
}

TEST(Box, has_four_different_mines) {
  cites("LOST-MINE-01");
  std::set<Back> backs;
  for (Card mine : printed_deck().mine_cards) backs.insert(printed_deck()[mine].back);
  EXPECT_EQ(backs, (std::set{Back::None, Back::Gems, Back::Gold, Back::Silver}));
}

TEST(Box, has_the_seven_kinds_of_action_cards_and_no_others) {
  cites("LOST-ACT-19");
  const auto shared = rules_for(5);
  const Rules& rules = *shared;
  std::set<Token> tools;
  std::set<Effect> others;
  for (int kind = rules.path_kinds; kind < rules.pile_kinds; ++kind) {
    const Effect effect = rules.effect(card(kind));
    if (effect == Effect::Tool)
      tools.insert(rules.token(card(kind)));
    else
      others.insert(effect);
  }
  EXPECT_EQ(tools, (std::set{Token::Axe, Token::Boat, Token::Rope}));
  EXPECT_EQ(others, (std::set{Effect::Trap, Effect::Troll, Effect::Storm, Effect::SecretInfo}));
}

TEST_P(Deal, lays_one_mine_on_each_mine_space_face_down) {
  cites("LOST-SETUP-03", "LOST-SETUP-04");
  std::set<std::array<Card, mines>> orders;
  each_deal([&](const Match& match, const State& state) {
    std::set<Card> dealt(state.hidden.mine.begin(), state.hidden.mine.end());
    EXPECT_EQ(dealt, std::set<Card>(rules->deck.mine_cards.begin(), rules->deck.mine_cards.end()));
    orders.insert(state.hidden.mine);
    for (std::size_t i = 0; i < mines; ++i) {
      EXPECT_EQ(match.table().mine[i], (Mine{rules->deck.board.mine_spaces[i], no_card}));
      EXPECT_TRUE(match.table().forest.hidden_mines().contains(rules->deck.board.mine_spaces[i]));
      for (int who = 0; who < seats(); ++who) EXPECT_EQ(match.sight(seat(who)).mine.mines_seen[i], no_card);
    }
  });
  EXPECT_GT(orders.size(), 10U) << "they are shuffled";
}

TEST_P(Deal, lays_the_start_cards_and_nothing_else) {
  cites("LOST-SETUP-05", "LOST-SETUP-06");
  each_deal([&](const Match& match, const State&) {
    Area starts;
    for (Clan clan : both_clans) {
      const Cell at = rules->deck.board.starts[static_cast<std::size_t>(clan)];
      starts.insert(at);
      const Card laid = match.table().forest.at(at).card;
      EXPECT_EQ(rules->effect(laid), Effect::Start);
      EXPECT_EQ(rules->deck[laid].clan, clan);
    }
    EXPECT_EQ(match.table().forest.face_up(), starts);
  });
}

TEST_P(Deal, lays_out_a_treasure_for_each_player) {
  cites("LOST-SETUP-07", "LOST-SETUP-08", "LOST-INFO-24");
  std::set<std::array<std::uint8_t, most_slots>> deals;
  each_deal([&](const Match& match, const State& state) {
    ASSERT_EQ(static_cast<int>(match.table().treasures.size()), seats());
    Treasures left = rules->deck.treasures;
    for (std::size_t slot = 0; slot < match.table().treasures.size(); ++slot) {
      const Treasure& treasure = match.table().treasures[slot];
      EXPECT_TRUE(treasure.is_left());
      EXPECT_EQ(treasure.value, 0) << "it lies face down";
      for (int who = 0; who < seats(); ++who) EXPECT_EQ(match.sight(seat(who)).mine.values[slot], 0);
      const auto& kinds = rules->deck.treasure_kinds;
      const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const TreasureKind& one) {
        return one.back == treasure.back && one.value == state.hidden.values[slot];
      });
      ASSERT_NE(kind, kinds.end());
      left.take(static_cast<int>(kind - kinds.begin()));  // reports a bug if there are too many
    }
    EXPECT_EQ(left.size(), 12 - seats());
    for (std::size_t slot = match.table().treasures.size(); slot < most_slots; ++slot)
      EXPECT_EQ(state.hidden.values[slot], 0) << "the others play no part";
    deals.insert(state.hidden.values);
  });
  EXPECT_GT(deals.size(), 10U) << "they are shuffled";
}

TEST(Deal, leaves_the_backs_of_the_treasures_to_chance) {
  cites("LOST-SETUP-09");
  std::set<std::multiset<Back>> splits;
  const auto rules = rules_for(3);
  for (Seed seed = 0; seed < 1000; ++seed) {
    std::multiset<Back> backs;
    const World world = World::start(*rules, seed);
    for (const Treasure& treasure : world.table().treasures) backs.insert(treasure.back);
    splits.insert(backs);
  }
  EXPECT_EQ(splits.size(), 10U) << "every split of three cards over three backs occurs";
}

TEST_P(Deal, uses_the_dwarf_cards_of_the_number_of_players) {
  cites("LOST-SETUP-10", "LOST-SETUP-11", "LOST-SETUP-12");
  const int loyal = seats() >= 7 ? 3 : seats() >= 5 ? 2 : 1;
  for (Clan clan : both_clans) {
    EXPECT_EQ(rules->dwarfs.count(dwarf_kind(clan, Role::Loyal)), loyal);
    EXPECT_EQ(rules->dwarfs.count(dwarf_kind(clan, Role::Selfish)), 1);
    EXPECT_EQ(rules->dwarfs.count(dwarf_kind(clan, Role::Saboteur)), 1);
  }
}

TEST_P(Deal, gives_everybody_a_dwarf_card) {
  cites("LOST-SETUP-13", "LOST-SETUP-14", "LOST-SETUP-15", "LOST-SETUP-16", "LOST-SETUP-19", "LOST-SETUP-20",
        "LOST-SETUP-21");
  constexpr int aside[] = {3, 2, 3, 2, 3, 2, 1};
  std::set<std::vector<int>> deals;
  each_deal([&](const Match& match, const State&) {
    Dwarfs left = rules->dwarfs;
    std::vector<int> dealt;
    int yellow = 0;
    for (int i = 0; i < seats(); ++i) {
      const auto sight = match.sight(seat(i));
      const Clan clan = match.table().clan[seat(i)];
      ASSERT_NE(sight.mine.role, Role::Unknown) << "its player sees it";
      EXPECT_EQ(match.table().role[seat(i)], Role::Unknown) << "nobody else does";
      dealt.push_back(dwarf_kind(clan, sight.mine.role));
      left.take(dealt.back());
      EXPECT_EQ(match.table().dwarf[seat(i)], rules->deck.board.starts[static_cast<std::size_t>(clan)]);
      yellow += clan == Clan::Yellow ? 1 : 0;
    }
    EXPECT_EQ(left.size(), aside[seats() - 3]);
    EXPECT_LE(std::max(yellow, seats() - yellow), 5) << "there are five figures of a clan";
    deals.insert(dealt);
  });
  EXPECT_GT(deals.size(), 10U) << "they are shuffled";
}

TEST(Deal, does_not_balance_the_clans) {
  cites("LOST-SETUP-18");
  const auto rules = rules_for(3);
  std::set<int> yellow;
  for (Seed seed = 0; seed < 1000; ++seed) {
    const World world = World::start(*rules, seed);
    int count = 0;
    for (int i = 0; i < 3; ++i) count += world.table().clan[seat(i)] == Clan::Yellow ? 1 : 0;
    yellow.insert(count);
  }
  EXPECT_EQ(yellow, (std::set{0, 1, 2, 3}));
}

TEST_P(Deal, gives_hands_and_leaves_a_pile) {
  cites("LOST-SETUP-22", "LOST-SETUP-23", "LOST-SETUP-24", "LOST-SETUP-25", "LOST-SETUP-26", "LOST-SETUP-27",
        "LOST-SETUP-28", "LOST-SETUP-29");
  int paths = 0;
  for (int kind = 0; kind < rules->path_kinds; ++kind) paths += rules->deck.pile.count(kind);
  EXPECT_EQ(paths, 40);
  EXPECT_EQ(rules->deck.pile.size(), 63);
  constexpr int pile[] = {38, 33, 28, 23, 25, 21, 17};
  each_deal([&](const Match& match, const State& state) {
    const Table& table = match.table();
    for (int i = 0; i < seats(); ++i) {
      EXPECT_EQ(table.hand_size[seat(i)], seats() <= 6 ? 5 : 4);
      EXPECT_EQ(static_cast<int>(match.sight(seat(i)).mine.hand.size()), table.hand_size[seat(i)]);
      EXPECT_EQ(table.score[seat(i)], 0);
    }
    EXPECT_EQ(table.pile, pile[seats() - 3]);
    EXPECT_EQ(state.hidden.pile.size(), table.pile + 10) << "ten cards are set aside with the pile";
    EXPECT_EQ(discard_pile_size(table), 0);
    EXPECT_EQ(table.reserve, (std::array<std::uint8_t, token_kinds>{3, 3, 3, 3, 2}));
    EXPECT_TRUE(table.across.empty());
    EXPECT_EQ(table.dragon, nobody);
  });
}

// The cards set aside never come into play: a round that is played to its last card leaves ten in the bag.
TEST_P(Deal, never_deals_the_cards_set_aside) {
  cites("LOST-SETUP-23");
  Match match = Match::start(rules, 7);
  Rng rng(7);
  bool was_empty = false;
  testkit::play_match<LostMines>(
      match, anything, rng, [](auto&&...) {},
      [&](const Match& now) {
        was_empty |= now.table().pile == 0;
        ASSERT_EQ(MatchTestAccess::state(now).hidden.pile.size(), now.table().pile + 10);
      });
  EXPECT_TRUE(was_empty);
}

TEST_P(Deal, is_the_same_for_the_same_seed) {
  cites("LOST-SETUP-30");
  each_deal(
      [&](const Match& match, const State& state) {
        EXPECT_EQ(MatchTestAccess::state(*Match::replay(rules, match.record())), state);
      },
      5);
  for (Seed seed = 0; seed < 20; ++seed)
    EXPECT_EQ(MatchTestAccess::state(Match::start(rules, seed)), MatchTestAccess::state(Match::start(rules, seed)));
  EXPECT_FALSE(MatchTestAccess::state(Match::start(rules, 1)) == MatchTestAccess::state(Match::start(rules, 2)));
}

TEST(Deal, for_six_players) {
  cites("LOST-EX-01");
  const auto rules = rules_for(6);
  const Match match = Match::start(rules, 1);
  const Table& table = match.table();
  EXPECT_EQ(rules->dwarfs.size(), 8);
  EXPECT_EQ(rules->dwarfs.count(dwarf_kind(Clan::Blue, Role::Loyal)), 2);
  EXPECT_EQ(table.treasures.size(), 6U);
  EXPECT_EQ(table.pile, 23);
  EXPECT_EQ(discard_pile_size(table), 0);
  int tokens = 0;
  for (int count : table.reserve) tokens += count;
  EXPECT_EQ(tokens, 14);
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(table.hand_size[seat(i)], 5);
    EXPECT_EQ(table.dwarf[seat(i)], rules->deck.board.starts[static_cast<std::size_t>(table.clan[seat(i)])]);
  }
  EXPECT_EQ(table.forest.hidden_mines().size(), 4);
}

}  // namespace
}  // namespace filon::lost_mines

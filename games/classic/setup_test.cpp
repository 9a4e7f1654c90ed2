// The deal, in every edition and for every number of players.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

constexpr Edition editions[] = {Edition::E2004, Edition::E2011, Edition::E2024};

std::shared_ptr<const Rules> rules_for(Edition edition, int seats, int first = 0) {
  auto rules = compose({edition, seats, seat(first)}, classic::base_deck());
  EXPECT_TRUE(rules) << rules.error();
  return std::make_shared<const Rules>(*std::move(rules));
}

class Deal : public testing::TestWithParam<std::tuple<Edition, int>> {
 protected:
  int seats() const { return std::get<1>(GetParam()); }
  std::shared_ptr<const Rules> rules() const { return rules_for(std::get<0>(GetParam()), seats()); }
};

INSTANTIATE_TEST_SUITE_P(EveryTable, Deal, testing::Combine(testing::ValuesIn(editions), testing::Range(3, 11)),
                         [](const auto& table) {
                           return std::string(name(std::get<0>(table.param))) + "x" +
                                  std::to_string(std::get<1>(table.param));
                         });

TEST(Compose, takes_three_to_ten_players) {
  cites("BASE-SETUP-01");
  for (Edition edition : editions)
    for (int seats = -1; seats <= 13; ++seats)
      EXPECT_EQ(static_cast<bool>(compose({edition, seats, seat(0)}, classic::base_deck())), seats >= 3 && seats <= 10)
          << seats;
  EXPECT_EQ(compose({Edition::E2024, 11, seat(0)}, classic::base_deck()).error(),
            "players: the base game takes 3 to 10, not 11");
}

TEST(Compose, wants_a_first_player_at_the_table) {
  EXPECT_EQ(compose({Edition::E2024, 4, seat(4)}, classic::base_deck()).error(),
            "first_player: seat 4 is not at the table; it takes 0 to 3");
}

TEST(Compose, names_what_a_house_deck_lacks) {
  Deck deck = classic::base_deck();
  deck.goals.pop_back();
  EXPECT_EQ(compose({}, deck).error(), "deck: it takes exactly 3 goal cards");
  deck = classic::base_deck();
  deck.roles.take(static_cast<int>(Role::Saboteur));
  EXPECT_EQ(compose({Edition::E2024, 10, seat(0)}, deck).error(),
            "deck: it has too few role cards \"saboteur\" for 10 players");
}

TEST_P(Deal, uses_the_role_pool_of_the_table_of_players) {
  cites("BASE-SETUP-07", "BASE-SETUP-08", "BASE-SETUP-09", "BASE-SETUP-10", "BASE-SETUP-11", "BASE-SETUP-12",
        "BASE-SETUP-13", "BASE-SETUP-14", "BASE-SETUP-15");
  const std::map<int, std::pair<int, int>> pools{{3, {1, 3}}, {4, {1, 4}}, {5, {2, 4}}, {6, {2, 5}},
                                                 {7, {3, 5}}, {8, {3, 6}}, {9, {3, 7}}, {10, {4, 7}}};
  const auto [saboteurs, diggers] = pools.at(seats());
  EXPECT_EQ(rules()->role_pool.count(static_cast<int>(Role::Saboteur)), saboteurs);
  EXPECT_EQ(rules()->role_pool.count(static_cast<int>(Role::GoldDigger)), diggers);
  EXPECT_EQ(rules()->role_pool.size(), saboteurs + diggers);
}

TEST_P(Deal, deals_the_pool_but_one_card_and_every_share_of_it_happens) {
  cites("BASE-SETUP-15", "BASE-SETUP-16", "BASE-SETUP-19");
  const auto rules = this->rules();
  const int saboteurs = rules->role_pool.count(static_cast<int>(Role::Saboteur));
  std::set<int> in_play;
  for (Seed seed = 0; seed < 60; ++seed) {
    const Match match = Match::start(rules, seed);
    const State& state = MatchTestAccess::state(match);
    Roles dealt;
    for (int i = 0; i < seats(); ++i) dealt.add(static_cast<int>(state.holdings[seat(i)].role));
    in_play.insert(dealt.count(static_cast<int>(Role::Saboteur)));
    dealt.add(state.hidden.spare_roles.nth(0));
    EXPECT_EQ(dealt, rules->role_pool);
  }
  EXPECT_EQ(in_play, (std::set{saboteurs - 1, saboteurs}));
}

TEST_P(Deal, lays_start_and_goals) {
  cites("BASE-SETUP-22", "BASE-SETUP-23");
  const auto rules = this->rules();
  const Match match = Match::start(rules, 1);
  const Table& table = match.table();
  ASSERT_EQ(table.tunnels.laid().size(), 1U);  // only the start is face up
  const Laid& start = table.tunnels.laid()[0];
  EXPECT_EQ(start.at, cell(0, 0));
  EXPECT_EQ(rules->deck[start.card].id, "start");
  ASSERT_EQ(table.goals.size(), 3U);
  for (int i = 0; i < 3; ++i) {
    const Goal& goal = table.goals[static_cast<std::size_t>(i)];
    EXPECT_EQ(goal.at, cell(8, 2 * i - 2));
    EXPECT_FALSE(goal.is_face_up());
    EXPECT_TRUE(table.tunnels.is_covered(goal.at));
  }
}

TEST_P(Deal, shuffles_the_goals_and_tells_nobody) {
  cites("BASE-SETUP-20", "BASE-SETUP-21");
  const auto rules = this->rules();
  std::set<std::size_t> places;
  for (Seed seed = 0; seed < 40; ++seed) {
    const Match match = Match::start(rules, seed);
    int treasures = 0;
    for (std::size_t goal = 0; goal < 3; ++goal)
      if (rules->in_maze(MatchTestAccess::state(match).hidden.goals[goal]) == InMaze::Treasure) {
        ++treasures;
        places.insert(goal);
      }
    EXPECT_EQ(treasures, 1);
    for (const Goal& goal : match.table().goals) EXPECT_FALSE(goal.is_face_up());
    for (int i = 0; i < seats(); ++i)
      for (Card seen : match.view(seat(i)).mine.goals_seen) EXPECT_EQ(seen, no_card);
  }
  EXPECT_EQ(places.size(), 3U);
}

TEST_P(Deal, deals_hands_by_the_number_of_players) {
  cites("BASE-SETUP-29", "BASE-SETUP-30", "BASE-SETUP-31", "BASE-SETUP-32");
  const int hand = seats() <= 5 ? 6 : seats() <= 7 ? 5 : 4;
  constexpr int piles[] = {49, 43, 37, 37, 32, 35, 31, 27};
  const Match match = Match::start(rules(), 3);
  for (int i = 0; i < seats(); ++i) {
    EXPECT_EQ(match.view(seat(i)).mine.hand.size(), static_cast<std::size_t>(hand));
    EXPECT_EQ(match.table().hand_size[seat(i)], hand);
  }
  EXPECT_EQ(match.table().pile, piles[seats() - 3]);
  EXPECT_EQ(MatchTestAccess::state(match).hidden.pile.size(), piles[seats() - 3]);
}

TEST_P(Deal, shuffles_all_67_cards_and_no_start_or_goal) {
  cites("BASE-SETUP-27", "BASE-SETUP-28");
  const auto rules = this->rules();
  EXPECT_EQ(rules->deck.pile.size(), 67);
  int paths = 0;
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    if (rules->deck.pile.count(kind) > 0) {
      const Effect effect = rules->effect(card(kind));
      EXPECT_NE(effect, Effect::InMaze);
      if (effect == Effect::Path) paths += rules->deck.pile.count(kind);
    }
  EXPECT_EQ(paths, 40);
  const Match match = Match::start(rules, 9);
  EXPECT_EQ(unsound(*rules, MatchTestAccess::state(match)), std::nullopt);
}

TEST_P(Deal, uses_no_card_of_another_box) {
  cites("BASE-SETUP-06");
  const auto rules = this->rules();
  for (const CardKind& kind : rules->deck.kinds) EXPECT_FALSE(kind.id.starts_with("s2-")) << kind.id;
  for (const char* id : {"thief", "hands_off", "prison", "free_at_last", "inspection", "role_change", "hand_swap"})
    EXPECT_EQ(rules->deck.find(id), std::nullopt) << id;
}

TEST_P(Deal, gives_every_card_to_every_seat_some_day) {
  cites("BASE-SETUP-28");
  const auto rules = this->rules();
  PerSeat<Cards> had;
  for (Seed seed = 0; seed < 600; ++seed) {
    const Match match = Match::start(rules, seed);
    for (int i = 0; i < seats(); ++i)
      for (Card card : match.view(seat(i)).mine.hand)
        if (had[seat(i)].count(index(card)) == 0) had[seat(i)].add(index(card));
  }
  for (int i = 0; i < seats(); ++i)
    for (int kind = 0; kind < Cards::kinds(); ++kind)
      EXPECT_EQ(had[seat(i)].count(kind) > 0, rules->deck.pile.count(kind) > 0) << kind;
}

TEST_P(Deal, tells_a_seat_its_own_role_and_hand_and_no_other) {
  cites("BASE-SETUP-17", "BASE-SETUP-18", "BASE-SETUP-33");
  const Match match = Match::start(rules(), 5);
  for (int i = 0; i < seats(); ++i) {
    int secrets = 0;
    for (const Event& event : match.events())
      for (const Secret& secret : heard_by(event, seat(i)).secrets) {
        ++secrets;
        const auto& dealt = std::get<Dealt>(secret);
        EXPECT_EQ(dealt.role, match.view(seat(i)).mine.role);
        EXPECT_EQ(dealt.hand, match.view(seat(i)).mine.hand);
      }
    EXPECT_EQ(secrets, 1);
    EXPECT_EQ(match.table().role[seat(i)], Role::Unknown);
  }
  EXPECT_EQ(match.table().spare_role, Role::Unknown);
  for (const Event& event : match.events()) EXPECT_TRUE(heard_by(event, nobody).secrets.empty());
}

TEST_P(Deal, starts_with_nothing_on_the_discard_pile_and_nobody_rich) {
  cites("BASE-SETUP-35", "BASE-SETUP-36", "BASE-SETUP-39");
  const Match match = Match::start(rules(), 2);
  EXPECT_TRUE(match.table().discard_pile.empty());
  EXPECT_EQ(match.table().gold_pile, 28);
  EXPECT_EQ(MatchTestAccess::state(match).hidden.gold, classic::base_deck().gold);
  for (int i = 0; i < seats(); ++i) {
    EXPECT_EQ(match.table().purse[seat(i)], Purse{});
    EXPECT_EQ(match.view(seat(i)).mine.gold.size(), 0);
  }
}

TEST_P(Deal, lets_the_first_player_of_the_options_begin) {
  cites("BASE-SETUP-37", "BASE-SETUP-38");
  const auto [edition, seats] = GetParam();
  EXPECT_EQ(Options{}.first_player, seat(0));  // the default
  for (int first = 0; first < seats; ++first) {
    const Match match = Match::start(rules_for(edition, seats, first), 4);
    EXPECT_EQ(match.to_act(), Seats(seat(first)));
    EXPECT_EQ(match.table().first, seat(first));
  }
}

}  // namespace
}  // namespace filon::classic

// The deck and the deal of Saboteur 2, in both editions and for every number of players.
#include <bit>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "kernel/match_inside.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

constexpr Edition editions[] = {Edition::E2011, Edition::E2024};
constexpr Modules with_saboteur2{Module::Saboteur2};

Result<Rules> composed(Edition edition, int seats, int first = 0) {
  const Options options{edition, seats, seat(first), with_saboteur2};
  return compose(options, classic::deck_for(options));
}

std::shared_ptr<const Rules> rules_for(Edition edition, int seats, int first = 0) {
  auto rules = composed(edition, seats, first);
  EXPECT_TRUE(rules) << rules.error();
  return std::make_shared<const Rules>(*std::move(rules));
}

class Saboteur2Deck : public testing::TestWithParam<Edition> {
 protected:
  const std::shared_ptr<const Rules> rules = rules_for(GetParam(), 5);

  bool is_path(int kind) const { return rules->effect(card(kind)) == Effect::Path; }
  bool is_of_extension(int kind) const { return rules->deck[card(kind)].id.starts_with("s2-"); }

  // How many cards in the pile satisfy the condition.
  template <class Holds>
  int cards_where(Holds holds) const {
    int sum = 0;
    for (int kind = 0; kind < Cards::kinds(); ++kind)
      if (const int copies = rules->deck.pile.count(kind); copies > 0 && holds(kind)) sum += copies;
    return sum;
  }
  int copies(std::string_view id) const {
    const auto card = rules->deck.find(id);
    return card ? rules->deck.pile.count(index(*card)) : 0;
  }
  // The segments of a card, each once: sides that a tunnel joins.
  std::set<Sides> segments(int kind) const {
    std::set<Sides> segments;
    const Face face = rules->deck[card(kind)].face;
    for (Side side : all_sides)
      if (has(face.open(), side)) segments.insert(face.joined(side));
    return segments;
  }
  std::set<Sides> segments(std::string_view id) const { return segments(index(*rules->deck.find(id))); }
};

class Saboteur2Deal : public testing::TestWithParam<std::tuple<Edition, int>> {
 protected:
  int seats() const { return std::get<1>(GetParam()); }
  std::shared_ptr<const Rules> rules() const { return rules_for(std::get<0>(GetParam()), seats()); }
};

INSTANTIATE_TEST_SUITE_P(EveryEdition, Saboteur2Deck, testing::ValuesIn(editions),
                         [](const auto& edition) { return std::string(name(edition.param)); });
INSTANTIATE_TEST_SUITE_P(EveryTable, Saboteur2Deal,
                         testing::Combine(testing::ValuesIn(editions), testing::Range(2, 13)), [](const auto& table) {
                           return std::string(name(std::get<0>(table.param))) + "x" +
                                  std::to_string(std::get<1>(table.param));
                         });

constexpr Sides n = bit(Side::North), e = bit(Side::East), s = bit(Side::South), w = bit(Side::West);

constexpr Sides sides(int bits) { return static_cast<Sides>(bits); }

TEST(Saboteur2Compose, takes_two_to_twelve_players) {
  cites("S2-SETUP-01");
  for (Edition edition : editions)
    for (int seats = -1; seats <= 14; ++seats)
      EXPECT_EQ(static_cast<bool>(composed(edition, seats)), seats >= 2 && seats <= 12) << seats;
}

TEST(Saboteur2Compose, rejects_the_edition_of_2004) {
  cites("S2-SETUP-02");
  for (int seats = 2; seats <= 12; ++seats)
    EXPECT_EQ(composed(Edition::E2004, seats).error(), "with: saboteur2 is played with edition 2011 or 2024, not 2004");
}

TEST_P(Saboteur2Deck, is_the_base_deck_and_51_cards_more) {
  cites("S2-SETUP-04", "S2-SETUP-05", "S2-SETUP-19", "S2-SETUP-26");
  const Cards& pile = rules->deck.pile;
  EXPECT_EQ(pile.size(), 118);
  EXPECT_EQ(cards_where([&](int kind) { return is_path(kind); }), 70);
  EXPECT_EQ(cards_where([&](int kind) { return is_path(kind) && is_of_extension(kind); }), 30);
  EXPECT_EQ(cards_where([&](int kind) { return !is_path(kind); }), 48);
  const Deck& base = classic::base_deck();
  int of_base = 0;
  for (std::size_t i = 0; i < base.kinds.size(); ++i) {
    const int count = base.pile.count(static_cast<int>(i));
    const int more = base.kinds[i].id == "rockfall" ? 1 : 0;
    if (count == 0) continue;  // start and goals
    EXPECT_EQ(copies(base.kinds[i].id), count + more) << base.kinds[i].id;
    of_base += count;
  }
  EXPECT_EQ(of_base, 67);
}

TEST_P(Saboteur2Deck, has_cards_with_two_tunnels) {
  cites("S2-SETUP-06", "S2-SETUP-07");
  EXPECT_EQ(copies("s2-bridge"), 2);
  EXPECT_EQ(segments("s2-bridge"), (std::set{sides(n | s), sides(e | w)}));
  EXPECT_EQ(copies("s2-double-nw"), 1);
  EXPECT_EQ(copies("s2-double-ne"), 1);
  EXPECT_EQ(segments("s2-double-nw"), (std::set{sides(n | w), sides(s | e)}));
  EXPECT_EQ(segments("s2-double-ne"), (std::set{sides(n | e), sides(s | w)}));
  const auto has_two_tunnels = [&](int kind) {
    int tunnels = 0;
    for (Sides segment : segments(kind)) tunnels += std::popcount(segment) > 1 ? 1 : 0;
    return is_path(kind) && tunnels == 2;
  };
  EXPECT_EQ(cards_where(has_two_tunnels), 4);
}

TEST_P(Saboteur2Deck, has_four_ladders_that_lead_different_ways) {
  cites("S2-SETUP-08");
  std::set<Sides> ways;
  const auto is_ladder = [&](int kind) {
    const Face face = rules->deck[card(kind)].face;
    if (face.ladder() != 0) ways.insert(face.open());
    return face.ladder() != 0;
  };
  EXPECT_EQ(cards_where(is_ladder), 4);
  EXPECT_EQ(ways, (std::set{n, e, sides(n | e), sides(n | w)}));
}

TEST_P(Saboteur2Deck, has_three_doors_of_each_colour) {
  cites("S2-SETUP-09");
  for (Door door : {Door::Blue, Door::Green})
    EXPECT_EQ(cards_where([&](int kind) { return rules->deck[card(kind)].door == door; }), 3);
}

TEST_P(Saboteur2Deck, has_ten_cards_with_one_crystal) {
  cites("S2-SETUP-10");
  EXPECT_EQ(cards_where([&](int kind) { return rules->deck[card(kind)].crystals == 1; }), 10);
  EXPECT_EQ(cards_where([&](int kind) { return rules->deck[card(kind)].crystals > 1; }), 0);
}

TEST_P(Saboteur2Deck, has_six_plain_cards_with_a_tunnel_and_dead_ends) {
  cites("S2-SETUP-11");
  const auto is_plain_and_mixed = [&](int kind) {
    const CardKind& plain = rules->deck[card(kind)];
    if (!is_path(kind) || plain.door != Door::None || plain.crystals > 0 || plain.face.ladder() != 0) return false;
    int tunnels = 0;
    int dead_ends = 0;
    for (Sides segment : segments(kind)) (std::popcount(segment) > 1 ? tunnels : dead_ends) += 1;
    return tunnels == 1 && dead_ends > 0;
  };
  EXPECT_EQ(cards_where(is_plain_and_mixed), 6);
}

TEST_P(Saboteur2Deck, has_its_action_cards) {
  cites("S2-SETUP-12", "S2-SETUP-13", "S2-SETUP-14", "S2-SETUP-15", "S2-SETUP-16", "S2-SETUP-17", "S2-SETUP-18",
        "S2-SETUP-19");
  EXPECT_EQ(copies("thief"), 4);
  EXPECT_EQ(copies("hands_off"), 3);
  EXPECT_EQ(copies("prison"), 3);
  EXPECT_EQ(copies("free_at_last"), 4);
  EXPECT_EQ(copies("inspection"), 2);
  EXPECT_EQ(copies("role_change"), 2);
  EXPECT_EQ(copies("hand_swap"), 2);
  EXPECT_EQ(copies("rockfall"), 4);
}

TEST_P(Saboteur2Deal, shuffles_all_15_roles_whatever_the_number_of_players) {
  cites("S2-SETUP-20", "S2-SETUP-21", "S2-SETUP-31", "S2-SETUP-32");
  const auto rules = this->rules();
  const std::map<Role, int> pool{{Role::BlueDigger, 4}, {Role::GreenDigger, 4}, {Role::Boss, 1},
                                 {Role::Profiteer, 1},  {Role::Geologist, 2},   {Role::Saboteur, 3}};
  EXPECT_EQ(rules->role_pool.size(), 15);
  for (const auto& [role, copies] : pool)
    EXPECT_EQ(rules->role_pool.count(static_cast<int>(role)), copies) << name(role);
  EXPECT_EQ(rules->role_pool.count(static_cast<int>(Role::GoldDigger)), 0);
  EXPECT_EQ(rules->gold.size(), 0);

  PerSeat<std::set<Role>> had;
  for (Seed seed = 0; seed < 200; ++seed) {
    const Match match = Match::start(rules, seed);
    const State& state = MatchTestAccess::state(match);
    Roles all = state.hidden.spare_roles;
    EXPECT_EQ(all.size(), 15 - seats());
    EXPECT_EQ(match.table().undealt_roles, 15 - seats());
    for (int i = 0; i < seats(); ++i) {
      all.add(static_cast<int>(state.holdings[seat(i)].role));
      had[seat(i)].insert(state.holdings[seat(i)].role);
    }
    EXPECT_EQ(all, rules->role_pool);
  }
  for (int i = 0; i < seats(); ++i) EXPECT_EQ(had[seat(i)].size(), pool.size()) << i;
}

TEST_P(Saboteur2Deal, deals_six_cards_and_leaves_ten_that_nobody_sees) {
  cites("S2-SETUP-26", "S2-SETUP-27", "S2-SETUP-29", "S2-SETUP-30");
  const auto rules = this->rules();
  const Match match = Match::start(rules, 3);
  const State& state = MatchTestAccess::state(match);
  Cards all = state.hidden.pile;
  EXPECT_EQ(match.table().pile, 108 - 6 * seats());
  EXPECT_EQ(all.size(), 10 + match.table().pile);
  for (int i = 0; i < seats(); ++i) {
    EXPECT_EQ(match.view(seat(i)).mine.hand.size(), 6U);
    for (Card card : match.view(seat(i)).mine.hand) all.add(index(card));
  }
  EXPECT_EQ(all, rules->deck.pile);
  EXPECT_EQ(unsound(*rules, state), std::nullopt);
}

// The cards that are set aside differ from deal to deal: every kind of card is dealt to somebody at some time.
TEST_P(Saboteur2Deal, gives_every_card_to_somebody_some_day) {
  cites("S2-SETUP-26");
  const auto rules = this->rules();
  Cards had;
  for (Seed seed = 0; seed < 200; ++seed) {
    const Match match = Match::start(rules, seed);
    for (int i = 0; i < seats(); ++i)
      for (Card card : match.view(seat(i)).mine.hand)
        if (had.count(index(card)) == 0) had.add(index(card));
  }
  for (int kind = 0; kind < Cards::kinds(); ++kind)
    EXPECT_EQ(had.count(kind) > 0, rules->deck.pile.count(kind) > 0) << kind;
}

TEST_P(Saboteur2Deal, tells_a_seat_its_own_role_and_hand_and_no_other) {
  cites("S2-SETUP-28", "S2-SETUP-33");
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
    for (int j = 0; j < seats(); ++j) EXPECT_EQ(match.view(seat(i)).mine.roles_seen[seat(j)].role, Role::Unknown);
  }
  for (const Event& event : match.events()) EXPECT_TRUE(heard_by(event, nobody).secrets.empty());
}

}  // namespace
}  // namespace filon::classic

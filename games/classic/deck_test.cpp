// How boxes become a deck.
#include "games/classic/deck.h"

#include <gtest/gtest.h>

namespace filon::classic {
namespace {

decks::Box box_with_action(std::string effect) {
  decks::Box box;
  box.box = "my";
  box.actions.push_back({.id = "a", .short_name = "a", .effect = std::move(effect), .count = 1});
  return box;
}

TEST(DeckOfBoxes, KnowsWhatItsActionCardsDo) {
  for (const char* effect : {"break", "mend", "rockfall", "map", "thief", "hand_swap"}) {
    const auto box = box_with_action(effect);
    EXPECT_TRUE(deck_of({&box, 1})) << effect;
  }
  for (const char* effect : {"fly", "path", "treasure", "on_player"}) {
    const auto box = box_with_action(effect);
    const auto deck = deck_of({&box, 1});
    ASSERT_FALSE(deck) << effect;
    EXPECT_EQ(deck.error(),
              "my: actions: a has the effect \"" + std::string(effect) + "\", which this game does not know");
  }
}

TEST(DeckOfBoxes, KnowsWhatItsGoalsAre) {
  decks::Box box{.box = "my"};
  box.goals.push_back({.id = "g", .feature = "door_blue", .count = 1});
  EXPECT_EQ(deck_of({&box, 1}).error(), "my: goals: g has the feature \"door_blue\", which no goal has");
  box.goals[0].feature = "spider";
  EXPECT_TRUE(deck_of({&box, 1}));
}

TEST(DeckForOptions, HoldsWhatItsModulesBring) {
  const Deck base = deck_for({});
  const Deck both = deck_for({.with = {Module::Saboteur2}});
  EXPECT_EQ(base, base_deck());
  EXPECT_EQ(base.pile.size(), 67);
  EXPECT_EQ(both.pile.size(), 118);
  EXPECT_FALSE(base.find("prison"));
  EXPECT_TRUE(both.find("prison"));
  // The anniversary box exists, but none of its modules was chosen.
  EXPECT_FALSE(both.find("veto"));
  EXPECT_EQ(both.goals.size(), 3U);
}

// A deck that is too large gets one clear sentence when it is read.
decks::PathRow path(int number, int count) {
  decks::PathRow row;
  row.id = "p" + std::to_string(number);
  row.short_name = row.id;
  row.open = bit(Side::North) | bit(Side::South);
  row.joined = {{row.open}};
  row.count = count;
  return row;
}

std::vector<decks::PathRow> paths(int kinds, int count_of_each) {
  std::vector<decks::PathRow> rows;
  for (int number = 0; number < kinds; ++number) rows.push_back(path(number, count_of_each));
  return rows;
}

// The error for these boxes; empty if they make a deck.
std::string error(std::vector<decks::Box> boxes) {
  const auto deck = deck_of(boxes);
  return deck ? "" : deck.error();
}

TEST(Deck, has_at_most_200_cards_in_its_pile) {
  EXPECT_EQ(error({{.box = "house", .paths = paths(5, 40)}}), "");
  EXPECT_EQ(error({{.box = "house", .paths = paths(5, 40)}, {.box = "more", .paths = paths(1, 1)}}),
            "deck: a pile takes at most 200 cards");
}

TEST(Deck, has_at_most_80_kinds_in_its_pile) {
  EXPECT_EQ(error({{.box = "house", .paths = paths(80, 1)}}), "");
  EXPECT_EQ(error({{.box = "house", .paths = paths(81, 1)}}), "deck: a pile takes at most 80 kinds of cards");
}

TEST(Deck, has_at_most_128_kinds) {
  EXPECT_EQ(error({{.box = "house", .starts = paths(48, 1), .paths = paths(80, 1)}}), "");
  EXPECT_EQ(error({{.box = "house", .starts = paths(49, 1), .paths = paths(80, 1)}}),
            "deck: it takes at most 128 kinds of cards");
}

TEST(Deck, has_at_most_16_goal_cards) {
  EXPECT_EQ(error({{.box = "house", .goals = paths(8, 2)}}), "");
  EXPECT_EQ(error({{.box = "house", .goals = paths(8, 2)}, {.box = "more", .goals = paths(1, 1)}}),
            "deck: it takes at most 16 goal cards");
}

TEST(Deck, has_at_most_200_roles_and_200_gold_cards) {
  const decks::Box roles{.box = "house", .roles = {{.id = "saboteur", .count = 40}}};
  const decks::Box gold{.box = "house", .gold = {{.id = "gold1", .value = 1, .count = 40}}};
  EXPECT_EQ(error({5, roles}), "");
  EXPECT_EQ(error({6, roles}), "deck: it takes at most 200 role cards");
  EXPECT_EQ(error({5, gold}), "");
  EXPECT_EQ(error({6, gold}), "deck: it takes at most 200 gold cards");
}

}  // namespace
}  // namespace filon::classic

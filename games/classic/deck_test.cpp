// What the game makes of boxes.
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

TEST(DeckForOptions, HoldsWhatItsModulesBring) {
  const Deck base = deck_for({});
  const Deck both = deck_for({.with = {Module::Saboteur2}});
  EXPECT_EQ(base, base_deck());
  EXPECT_EQ(base.pile.size(), 67);
  EXPECT_EQ(both.pile.size(), 118);
  EXPECT_FALSE(base.find("prison"));
  EXPECT_TRUE(both.find("prison"));
  // The box of the anniversary is there, and none of its modules was chosen.
  EXPECT_FALSE(both.find("veto"));
  EXPECT_EQ(both.goals.size(), 3U);
}

}  // namespace
}  // namespace filon::classic

#include "cli/typed.h"

#include <memory>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/classic/text/answers.h"

namespace filon::cli {
namespace {

class TypedTest : public testing::Test {
 protected:
  classic::View view(classic::World& world) const {
    const classic::Sight sight = world.sight(world.to_act().front());
    return {sight.me, sight.table, sight.mine};
  }
  Typed understood(const classic::View& view, std::string_view line) const {
    return understand(rules, view, names, {}, line);
  }

  const classic::Rules rules = *compose({.seats = 5}, classic::base_deck());
  const PlayerNames names{{"Player1"}, 5};
  std::unique_ptr<classic::Actions> legal = std::make_unique<classic::Actions>();
};

TEST_F(TypedTest, EveryLegalAnswerIsUnderstoodInItsShortAndItsFullForm) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    classic::World world = classic::World::start(rules, seed);
    Rng rng(seed);
    while (!world.is_over()) {
      const classic::View now = view(world);
      world.legal_actions(now.me, *legal);
      for (const classic::Action& answer : *legal) {
        const std::string brief = short_form(rules, now, names, answer);
        ASSERT_EQ(understood(now, brief), Typed(answer)) << brief;
        const std::string full = text::print(rules, answer);
        ASSERT_EQ(understood(now, full), Typed(answer)) << full;
      }
      world.play(now.me, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]);
    }
  }
}

TEST_F(TypedTest, WishesAndCardsAlone) {
  classic::World world = classic::World::start(rules, 1);
  const classic::View now = view(world);
  EXPECT_EQ(understood(now, " Legal "), Typed(Wish{Wish::What::Legal}));
  EXPECT_EQ(understood(now, "?"), Typed(Wish{Wish::What::Help}));
  EXPECT_EQ(understood(now, "2"), Typed(AboutCard{now.mine.hand[1]}));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "7")));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "")));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "99999999999999999999 (1,0)")));
}

TEST_F(TypedTest, ANumberPicksFromTheListThatWasShown) {
  classic::World world = classic::World::start(rules, 1);
  const classic::View now = view(world);
  world.legal_actions(now.me, *legal);
  const std::vector<classic::Action> listed(legal->begin(), legal->end());
  EXPECT_EQ(understand(rules, now, names, listed, "3"), Typed(listed[2]));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understand(rules, now, names, listed, "0")));
}

TEST(Names, SpeakToYou) {
  EXPECT_EQ(in_second_person("Ada breaks you's lantern."), "Ada breaks your lantern.");
  EXPECT_EQ(in_second_person("you gets 3 nuggets in 1 gold card."), "You get 3 nuggets in 1 gold card.");
  EXPECT_EQ(in_second_person("you mends their own cart with rc."), "You mend your own cart with rc.");
}

TEST(Names, AreFoundByTheirBeginning) {
  const PlayerNames names({"Player1"}, 5);  // then Ada, Bruno, Cleo, Dario
  EXPECT_EQ(names.find("bru"), seat(2));
  EXPECT_EQ(names.find("2"), nobody);
  EXPECT_EQ(names.find("zoe"), nobody);
  EXPECT_EQ(names.find(""), nobody);
}

}  // namespace
}  // namespace filon::cli

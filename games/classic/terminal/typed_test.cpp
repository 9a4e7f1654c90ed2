#include "games/classic/terminal/typed.h"

#include <memory>

#include <gtest/gtest.h>

#include "games/classic/deck.h"
#include "games/classic/game.h"
#include "games/classic/terminal/second_person.h"
#include "games/classic/text/answers.h"

namespace filon::classic::terminal {
namespace {

class TypedTest : public testing::Test {
 protected:
  classic::View view(classic::World& world) const {
    const classic::Sight sight = world.sight(world.to_act().front());
    return {sight.me, sight.table, sight.mine};
  }
  Typed understood(const classic::View& view, std::string_view line) const {
    return understand(rules, view, names, line);
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
        const std::string short_text = short_form(rules, now, names, answer);
        ASSERT_EQ(understood(now, short_text), Typed(answer)) << short_text;
        const std::string full = text::print(rules, answer);
        ASSERT_EQ(understood(now, full), Typed(answer)) << full;
      }
      world.play(now.me, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]);
    }
  }
}

TEST_F(TypedTest, CardsAlone) {
  classic::World world = classic::World::start(rules, 1);
  const classic::View now = view(world);
  EXPECT_EQ(understood(now, "2"), Typed(AboutCard{now.mine.hand[1]}));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "7")));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "")));
  EXPECT_TRUE(std::holds_alternative<Puzzled>(understood(now, "99999999999999999999 (1,0)")));
}

TEST(Sentences, SpeakToYou) {
  EXPECT_EQ(in_second_person("Ada breaks you's lantern."), "Ada breaks your lantern.");
  EXPECT_EQ(in_second_person("you gets 3 nuggets in 1 gold card."), "You get 3 nuggets in 1 gold card.");
  EXPECT_EQ(in_second_person("you mends their own cart with rc."), "You mend your own cart with rc.");
}

}  // namespace
}  // namespace filon::classic::terminal

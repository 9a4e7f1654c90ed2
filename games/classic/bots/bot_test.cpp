#include "games/classic/bots/bot.h"

#include <gtest/gtest.h>

#include "games/classic/bots/testing.h"
#include "games/classic/bots/twins.h"

namespace filon::classic::bots {
namespace {

class BotTest : public testing::Test {
 protected:
  // The answer of this level in the given position.
  Action answer(const Seen& seen, std::string_view level = "normal") {
    const auto bot = make_bot(level, rules, seen.view.me, 1);
    bot->begin(seen.view, {});
    legal_actions(rules, seen.view, *legal);
    return bot->choose(seen.view, *legal, {});
  }

  const Rules rules = rules_for(5);
  const std::unique_ptr<Actions> legal = std::make_unique<Actions>();
};

TEST_F(BotTest, EveryLevelCanBeMadeAndNoOther) {
  for (std::string_view level : all_levels()) EXPECT_TRUE(make_bot(level, rules, seat(0), 1));
  EXPECT_FALSE(make_bot("nightmare", rules, seat(0), 1));
  EXPECT_EQ(levels().front(), "easy");
}

TEST_F(BotTest, ADiggerPlacesTheWinningCard) {
  for (std::string_view level : levels()) {
    Seen seen(rules, seat(0), Role::GoldDigger, {"ew", "map", "bp", "rock", "ns"});
    seen.dig_to(6);
    seen.sees(1, "gold");
    EXPECT_EQ(answer(seen, level), Action(PlacePath{seen.card("ew"), cell(7, 0), Turned::No}));
  }
}

TEST_F(BotTest, ASaboteurDoesNot) {
  for (std::string_view level : levels()) {
    Seen seen(rules, seat(0), Role::Saboteur, {"ew", "nesw", "new"});
    seen.dig_to(6);
    seen.sees(1, "gold");
    const Action action = answer(seen, level);
    const auto* path = std::get_if<PlacePath>(&action);
    EXPECT_FALSE(path && path->at == cell(7, 0));
  }
}

TEST_F(BotTest, ASaboteurPutsADeadEndBeforeTheGold) {
  Seen seen(rules, seat(0), Role::Saboteur, {"xew", "nesw", "map", "rp"});
  seen.dig_to(6);
  seen.sees(1, "gold");
  EXPECT_EQ(answer(seen), Action(PlacePath{seen.card("xew"), cell(7, 0), Turned::No}));
}

TEST_F(BotTest, ADiggerDigsTowardsTheGoldItHasSeen) {
  Seen seen(rules, seat(0), Role::GoldDigger, {"nesw"});
  seen.dig_to(6);
  seen.sees(2, "gold");
  const Action action = answer(seen);
  const auto* path = std::get_if<PlacePath>(&action);
  ASSERT_TRUE(path);
  EXPECT_TRUE(path->at == cell(6, 1) || path->at == cell(7, 0)) << +path->at.x << ' ' << +path->at.y;
}

TEST_F(BotTest, ADiggerMendsItself) {
  Seen seen(rules, seat(0), Role::GoldDigger, {"rp", "ew", "xew", "bl"});
  seen.breaks(seat(0), "bp", Tool::Pickaxe);
  EXPECT_EQ(answer(seen), Action(MendTool{seen.card("rp"), seat(0), Tool::Pickaxe}));
}

TEST_F(BotTest, ADiggerBreaksTheToolsOfWhomItFoundOut) {
  Seen seen(rules, seat(0), Role::GoldDigger, {"bp", "xew", "xns"});
  const auto bot = make_bot("normal", rules, seat(0), 1);
  bot->begin(seen.view, {});
  const auto hear = [&](const Told& told) {
    seen.hear(told);
    bot->hear(Heard{told, {}});
  };
  for (int x = 1; x <= 5; ++x) hear(PathPlaced{seat(1), seen.card("nesw"), cell(x, 0), Turned::No});
  hear(PathPlaced{seat(3), seen.card("xnesw"), cell(6, 0), Turned::No});
  hear(PathPlaced{seat(3), seen.card("xns"), cell(5, -1), Turned::No});
  hear(PathPlaced{seat(3), seen.card("xnes"), cell(5, 1), Turned::No});
  legal_actions(rules, seen.view, *legal);
  EXPECT_EQ(bot->choose(seen.view, *legal, {}), Action(BreakTool{seen.card("bp"), seat(3)}));
}

TEST_F(BotTest, ADiggerWhoKnowsNothingLooksAtAGoalOrDigs) {
  Seen seen(rules, seat(0), Role::GoldDigger, {"map", "xew", "bp"});
  EXPECT_TRUE(std::holds_alternative<PeekGoal>(answer(seen)));
}

TEST_F(BotTest, EverybodyTakesTheMostGold) {
  Seen seen(rules, seat(0), Role::GoldDigger, {});
  Gold gold;
  gold.add(1);
  gold.add(3);
  gold.add(2);
  seen.hear(Asked{{Ask::TakeGold, seat(0)}}, {GoldOffered{gold}});
  for (std::string_view level : levels()) EXPECT_EQ(answer(seen, level), Action(TakeGold{3}));
}

TEST(Bots, AnswerLegallyAndFromWhatTheyKnowAlone) {
  Seed seed = 100;
  for (std::string_view level : all_levels())
    for (int seats = 3; seats <= 10; ++seats)
      for (Edition edition : {Edition::E2004, Edition::E2011, Edition::E2024})
        ASSERT_NO_FATAL_FAILURE(play_with_twins(seats, edition, {}, level, ++seed));
}

TEST(Bots, AnswerLegallyAndFromWhatTheyKnowAloneInTeams) {
  Seed seed = 500;
  for (std::string_view level : all_levels())
    for (int seats = 2; seats <= 12; ++seats)
      for (Edition edition : {Edition::E2011, Edition::E2024})
        ASSERT_NO_FATAL_FAILURE(play_with_twins(seats, edition, {Module::Saboteur2}, level, ++seed));
}

}  // namespace
}  // namespace filon::classic::bots

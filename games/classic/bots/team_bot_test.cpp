#include <gtest/gtest.h>

#include "games/classic/bots/bot.h"
#include "games/classic/bots/testing.h"

namespace filon::classic::bots {
namespace {

class TeamPlayerTest : public testing::Test {
 protected:
  // The answer of this level in the given position.
  Action answer(const Seen& seen, std::string_view level = "normal") {
    const auto bot = make_bot(level, rules, seen.view.me, 1);
    bot->begin(seen.view, {});
    legal_actions(rules, seen.view, *legal);
    return bot->choose(seen.view, *legal, {});
  }
  // One card is missing to the gold, which the player has seen.
  Seen before_the_gold(Role role, std::initializer_list<std::string_view> hand, std::string_view last = "ew") {
    Seen seen(rules, seat(0), role, hand);
    seen.dig_to(5);
    seen.lay(last, 6, 0);
    seen.sees(1, "gold");
    return seen;
  }
  static bool finishes(const Action& action) {
    const auto* path = std::get_if<PlacePath>(&action);
    return path && path->at == cell(7, 0);
  }

  const Rules rules = team_rules(5);
  const std::unique_ptr<Actions> legal = std::make_unique<Actions>();
};

TEST_F(TeamPlayerTest, EveryLevelCanBeMade) {
  for (std::string_view level : all_levels()) EXPECT_TRUE(make_bot(level, rules, seat(0), 1));
  EXPECT_FALSE(make_bot("nightmare", rules, seat(0), 1));
}

TEST_F(TeamPlayerTest, ADiggerFinishesForItsTeam) {
  for (std::string_view level : levels())
    for (Role role : {Role::BlueDigger, Role::GreenDigger})
      EXPECT_TRUE(finishes(answer(before_the_gold(role, {"ew", "map", "bp", "rock", "ns"}), level)));
}

TEST_F(TeamPlayerTest, ADiggerDoesNotFinishForTheOthers) {
  EXPECT_FALSE(finishes(answer(before_the_gold(Role::BlueDigger, {"ew", "ns", "rp"}, "green-ew"))));
  EXPECT_TRUE(finishes(answer(before_the_gold(Role::GreenDigger, {"ew", "ns", "rp"}, "green-ew"))));
}

TEST_F(TeamPlayerTest, ADiggerLaysItsOwnDoorAndNotTheOther) {
  Seen seen(rules, seat(0), Role::GreenDigger, {"blue-ew", "green-ew"});
  seen.dig_to(5);
  seen.sees(1, "gold");
  const Action action = answer(seen);
  const auto* path = std::get_if<PlacePath>(&action);
  ASSERT_TRUE(path);
  EXPECT_EQ(path->card, seen.card("green-ew"));
}

TEST_F(TeamPlayerTest, TheRocksFallOnTheOtherTeamsDoor) {
  const Seen seen = before_the_gold(Role::BlueDigger, {"rock", "xns", "rl"}, "green-ew");
  EXPECT_EQ(answer(seen), Action(Rockfall{seen.card("rock"), cell(6, 0)}));
}

TEST_F(TeamPlayerTest, TheBossFinishesForEither) {
  for (std::string_view door : {"blue-ew", "green-ew"})
    EXPECT_TRUE(finishes(answer(before_the_gold(Role::Boss, {"ew", "ns", "rp"}, door))));
}

TEST_F(TeamPlayerTest, TheProfiteerGoesWithWhoIsFewToShareWith) {
  Seen seen = before_the_gold(Role::Profiteer, {"ew", "xns", "xew"}, "blue-ew");
  EXPECT_FALSE(finishes(answer(seen)));
  for (int i = 1; i <= 3; ++i)
    seen.hear(PlayedOn{seat(0), seen.card("look"), seat(i)}, {RoleSeen{seat(i), {Role::Saboteur, 0}}});
  EXPECT_TRUE(finishes(answer(seen)));
}

TEST_F(TeamPlayerTest, ASaboteurDoesNotFinishAndPutsADeadEnd) {
  for (std::string_view level : levels())
    EXPECT_FALSE(finishes(answer(before_the_gold(Role::Saboteur, {"ew", "nesw", "new"}), level)));
  const Seen seen = before_the_gold(Role::Saboteur, {"xew", "nesw", "map", "rp"});
  EXPECT_EQ(answer(seen), Action(PlacePath{seen.card("xew"), cell(7, 0), Turned::No}));
}

TEST_F(TeamPlayerTest, AGeologistLaysCrystals) {
  Seen seen(rules, seat(0), Role::Geologist, {"nesw", "cry-nesw", "map", "rp"});
  seen.dig_to(3);
  const Action action = answer(seen);
  const auto* path = std::get_if<PlacePath>(&action);
  ASSERT_TRUE(path);
  EXPECT_EQ(path->card, seen.card("cry-nesw"));
}

TEST_F(TeamPlayerTest, APrisonerFreesItself) {
  for (Role role : {Role::BlueDigger, Role::Geologist, Role::Saboteur}) {
    Seen seen(rules, seat(0), role, {"free", "ew", "xew", "map"});
    seen.dig_to(4);
    seen.hear(PlayedOn{seat(1), seen.card("jail"), seat(0)});
    EXPECT_EQ(answer(seen), Action(PlayOn{seen.card("free"), seat(0)}));
  }
}

TEST_F(TeamPlayerTest, WithoutTheCardItPaysTwoOthersButNeverForItsThief) {
  Seen seen(rules, seat(0), Role::BlueDigger, {"xns", "xew", "off", "thief", "ew"});
  seen.dig_to(4);
  seen.hear(PlayedOn{seat(0), seen.card("thief"), seat(0)}, {LostCard{seen.card("thief")}});
  seen.hear(PlayedOn{seat(1), seen.card("jail"), seat(0)});
  const Action action = answer(seen);
  const auto* clear = std::get_if<ClearAway>(&action);
  ASSERT_TRUE(clear);
  EXPECT_EQ(clear->away, seen.card("jail"));
}

TEST_F(TeamPlayerTest, ASaboteurFoundOutGoesToPrison) {
  Seen seen(rules, seat(0), Role::BlueDigger, {"jail", "xns", "xew"});
  seen.dig_to(3);
  seen.hear(PlayedOn{seat(0), seen.card("look"), seat(3)}, {RoleSeen{seat(3), {Role::Saboteur, 0}}});
  EXPECT_EQ(answer(seen), Action(PlayOn{seen.card("jail"), seat(3)}));
}

TEST_F(TeamPlayerTest, AThiefIsLaidBeforeTheRoundEnds) {
  const Seen seen = before_the_gold(Role::BlueDigger, {"thief", "xns", "rp"});
  EXPECT_EQ(answer(seen), Action(PlayOn{seen.card("thief"), seat(0)}));
}

TEST_F(TeamPlayerTest, ADiggerWhoseTeamIsShutOutChangesItsRole) {
  Seen seen = before_the_gold(Role::BlueDigger, {"role", "xns", "rp"}, "green-ew");
  EXPECT_EQ(answer(seen), Action(PlayOn{seen.card("role"), seat(0)}));
}

TEST_F(TeamPlayerTest, AThiefStealsFromTheRichest) {
  Seen seen(rules, seat(0), Role::BlueDigger, {});
  seen.hear(Shared{seat(0), 9});
  seen.hear(Shared{seat(1), 2});
  seen.hear(Shared{seat(2), 5});
  seen.hear(Shared{seat(4), 4});
  seen.hear(PlayedOn{seat(0), seen.card("thief"), seat(0)});
  seen.hear(Asked{{Ask::Steal, seat(0)}});
  for (std::string_view level : levels()) EXPECT_EQ(answer(seen, level), Action(Steal{seat(2)}));
}

TEST_F(TeamPlayerTest, SeveralUselessCardsGoTogether) {
  Seen seen(rules, seat(0), Role::BlueDigger, {"off", "off", "xns", "swap", "xew", "ew"});
  for (std::string_view tool : {"bp", "bl"}) seen.breaks(seat(0), tool, tool == "bp" ? Tool::Pickaxe : Tool::Lantern);
  seen.hear(PlayedOn{seat(1), seen.card("jail"), seat(0)});
  const auto bot = make_bot("normal", rules, seat(0), 1);
  bot->begin(seen.view, {});
  legal_actions(rules, seen.view, *legal);
  Actions passes;
  for (const Action& one : *legal)
    if (std::holds_alternative<Discard>(one)) passes.push_back(one);
  const Action action = bot->choose(seen.view, passes, {});
  EXPECT_GE(std::get<Discard>(action).cards.size(), 2U);
}

}  // namespace
}  // namespace filon::classic::bots

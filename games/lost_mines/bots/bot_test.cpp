#include "games/lost_mines/bots/bot.h"

#include <gtest/gtest.h>

#include "games/lost_mines/bots/testing.h"
#include "games/lost_mines/bots/twins.h"

namespace filon::lost_mines::bots {
namespace {

class BotTest : public testing::Test {
 protected:
  // The answer of this level in the given position, with all that was heard before.
  Action answer(const Seen& seen, std::string_view level = "normal") {
    const auto bot = make_bot(level, rules, seen.view.me, 1);
    bot->begin(seen.view, seen.heard);
    legal_actions(rules, seen.view, *legal);
    return bot->choose(seen.view, *legal, {});
  }
  static constexpr std::string_view thinking[] = {"easy", "normal"};

  const Rules rules = rules_for(6);
  const std::unique_ptr<Actions> legal = std::make_unique<Actions>();
};

TEST_F(BotTest, EveryLevelCanBeMadeAndNoOther) {
  for (std::string_view level : all_levels()) EXPECT_TRUE(make_bot(level, rules, seat(0), 1));
  EXPECT_FALSE(make_bot("nightmare", rules, seat(0), 1));
  EXPECT_EQ(levels().front(), "easy");
  EXPECT_EQ(levels().back(), "normal");
}

TEST_F(BotTest, WhoCanWalkIntoAMineDoes) {
  for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur})
    for (std::string_view level : thinking) {
      Seen seen(rules, role, {"ns"});
      seen.build_to(9);
      seen.stands(seat(0), 8, 2);
      seen.asks(Ask::Walk);
      EXPECT_EQ(answer(seen, level), Action(Walk{Route{cell(9, 2), cell(10, 2)}, no_slot}));
    }
}

TEST_F(BotTest, NobodyWalksIntoTheDragonTheyHaveSeen) {
  for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur}) {
    Seen seen(rules, role, {"ns"});
    seen.build_to(9);
    seen.stands(seat(0), 9, 2);
    seen.hear(MineLookedAt{seat(0), seen.card("secret_info_mine_dwarf"), 1},
              {MineSeen{1, seen.card("lm-mine-dragon")}});
    seen.asks(Ask::Walk);
    const Action action = answer(seen);
    const auto* walk = std::get_if<Walk>(&action);
    ASSERT_TRUE(walk);
    EXPECT_TRUE(walk->route.empty() || walk->route.back() != cell(10, 2));
  }
}

TEST_F(BotTest, WhoStandsInAMineStaysWhileTreasureIsLeft) {
  for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur})
    for (std::string_view level : thinking) {
      Seen seen(rules, role, {"ns", "ew"});
      seen.build_to(9);
      seen.hear(Walked{seat(0), Route{cell(10, 2)}, no_slot});
      seen.hear(MineRevealed{seat(0), 1, seen.card("lm-mine-gems"), cell(9, 2)});
      seen.hear(MineTurned{seat(0), 1, Rotation::Half, false});
      seen.hear(TreasureTaken{seat(0), 0}, {TreasureSeen{0, 4}});
      seen.asks(Ask::Walk);
      const Action action = answer(seen, level);
      const auto* walk = std::get_if<Walk>(&action);
      ASSERT_TRUE(walk);
      EXPECT_TRUE(walk->route.empty());
    }
}

TEST_F(BotTest, AnEmptyMineIsLeft) {
  Seen seen(rules, Role::Selfish, {"ns", "ew"});
  seen.build_to(9);
  seen.lay("nes", 9, 3);
  seen.lay("nes", 9, 4);
  seen.hear(Walked{seat(0), Route{cell(10, 2)}, no_slot});
  seen.hear(MineRevealed{seat(0), 1, seen.card("lm-mine-gems"), cell(9, 2)});
  seen.hear(MineTurned{seat(0), 1, Rotation::Half, false});
  for (std::uint8_t slot : {0, 2, 4}) seen.hear(TreasureTaken{seat(slot), slot});
  seen.asks(Ask::Walk);
  const Action action = answer(seen);
  const auto* walk = std::get_if<Walk>(&action);
  ASSERT_TRUE(walk);
  ASSERT_FALSE(walk->route.empty());
  EXPECT_EQ(walk->route.back(), cell(9, 4)) << "from there the mine at (10,4) is one step away";
}

TEST_F(BotTest, ALoyalDwarfUsesTheToolThatOpensTheirWay) {
  for (std::string_view level : thinking) {
    Seen seen(rules, Role::Loyal, {"axe", "boat", "ns", "nw"});
    seen.build_to(7);
    seen.lay("tree-trunk-ew", 8, 2);
    seen.lay("nesw", 9, 2);
    seen.stands(seat(0), 7, 2);
    seen.asks(Ask::TakeTurn);
    EXPECT_EQ(answer(seen, level), Action(UseTool{seen.card("axe"), cell(8, 2)}));
  }
}

TEST_F(BotTest, ALoyalDwarfBuildsTheirWay) {
  Seen seen(rules, Role::Loyal, {"ew"});
  seen.build_to(8);
  seen.stands(seat(0), 7, 2);
  seen.asks(Ask::TakeTurn);
  EXPECT_EQ(answer(seen), Action(LayPath{seen.card("ew"), cell(9, 2), Rotation::None}));
}

TEST_F(BotTest, NobodyStormsTheWayBeforeThem) {
  for (Role role : {Role::Loyal, Role::Selfish})
    for (std::string_view level : thinking) {
      Seen seen(rules, role, {"storm", "ns", "nw"});
      seen.build_to(9);
      seen.stands(seat(0), 6, 2);
      seen.asks(Ask::TakeTurn);
      const Action action = answer(seen, level);
      const auto* storm = std::get_if<CallStorm>(&action);
      EXPECT_FALSE(storm && storm->at.x > 6);
    }
}

TEST_F(BotTest, ASaboteurHurtsTheClanWhoseColourTheyWear) {
  Seen seen(rules, Role::Saboteur, {"storm", "nesw", "ew"});
  seen.build_to(9);
  seen.stands(seat(0), 9, 2);
  seen.stands(seat(1), 6, 2);
  seen.stands(seat(2), 6, 2);
  seen.asks(Ask::TakeTurn);
  const Action action = answer(seen);
  const auto* storm = std::get_if<CallStorm>(&action);
  ASSERT_TRUE(storm);
  EXPECT_TRUE(storm->at == cell(7, 2) || storm->at == cell(8, 2)) << "between them and the mine";
}

TEST_F(BotTest, WhoSeesThatNothingCanBeReachedSetsTheFlagOnce) {
  for (std::string_view level : thinking) {
    Seen seen(rules, Role::Loyal, {"axe", "axe"});
    // Every other card has been played or removed.
    seen.view.table.played = rules.deck.pile;
    for (int n = 0; n < 2; ++n) seen.view.table.played.take(index(seen.card("axe")));
    const auto bot = make_bot(level, rules, seat(0), 1);
    bot->begin(seen.view, {});
    legal_actions(rules, seen.view, *legal);
    EXPECT_EQ(bot->choose(seen.view, *legal, {}), Action(SetReady{true}));
    seen.hear(ReadySet{seat(0), true});
    bot->hear(seen.heard.back());
    EXPECT_TRUE(std::holds_alternative<Discard>(bot->choose(seen.view, *legal, {})));
  }
}

TEST_F(BotTest, WhoWorksAgainstTheirColourIsSuspected) {
  Seen seen(rules, Role::Loyal, {"ns"});
  seen.build_to(9);
  Witness witness(rules, Attention::Moves);
  witness.begin(seen.view, seen.heard);
  const double before = witness.roles().of(seat(1), Role::Saboteur);
  seen.hear(StormCalled{seat(1), seen.card("storm"), cell(7, 2), seen.card("new")});
  witness.hear(seen.heard.back());
  EXPECT_GT(witness.roles().of(seat(1), Role::Saboteur), before);
  EXPECT_LT(witness.roles().of(seat(2), Role::Saboteur), witness.roles().of(seat(1), Role::Saboteur));
  witness.hear(
      {DwarfLookedAt{seat(0), seen.card("secret_info_mine_dwarf"), seat(1)}, {RoleSeen{seat(1), Role::Loyal}}});
  EXPECT_NEAR(witness.roles().of(seat(1), Role::Loyal), 1, 1e-9);
}

#ifdef FILON_SANITIZED
constexpr std::array players{3, 9};
#else
constexpr std::array players{3, 4, 5, 6, 7, 8, 9};
#endif

TEST(Bots, AnswerLegallyAndFromWhatTheyKnowAlone) {
  Seed seed = 100;
  for (std::string_view level : all_levels())
    for (int seats : players)
      for (Turns turns : {Turns::Half, Turns::Quarter})
        ASSERT_NO_FATAL_FAILURE(play_with_twins(std::make_shared<const Rules>(rules_for(seats, turns)), level, ++seed));
}

TEST(Bots, WhoTakesASeatDuringARoundBelievesTheSame) {
  const auto rules = std::make_shared<const Rules>(rules_for(5));
  Match match = Match::start(rules, Seed{7});
  Witness from_the_start(*rules, Attention::Moves);
  from_the_start.begin(match.view(seat(2)), {});
  const auto legal = std::make_unique<Actions>();
  Rng rng(1);
  for (int answers = 0; answers < 30 && match.table().round == 1; ++answers) {
    const Seat who = match.to_act().front();
    legal_actions(*rules, match.sight(who), *legal);
    ASSERT_FALSE(match.play(who, (*legal)[static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())))]));
    for (const Event& event : match.events()) from_the_start.hear(heard_by(event, seat(2)));
  }
  Witness later(*rules, Attention::Moves);
  later.begin(match.view(seat(2)), filon::bots::heard_so_far(match, seat(2)));
  for (int i = 0; i < rules->seats; ++i)
    for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur})
      EXPECT_EQ(later.roles().of(seat(i), role), from_the_start.roles().of(seat(i), role));
}

}  // namespace
}  // namespace filon::lost_mines::bots

#include "games/classic/bots/bot.h"

#include <gtest/gtest.h>

#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/testing.h"
#include "games/classic/game.h"
#include "games/classic/sample.h"
#include "games/classic/state.h"
#include "kernel/world_inside.h"

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

// Plays whole matches. Every bot has a twin that hears the same events but sees a sampled world, in which everything
// hidden from its seat is dealt again. Both must give the same answer, so no answer can depend on a secret.
void play_with_twins(int seats, Edition edition, Modules with, std::string_view level, Seed seed) {
  const auto rules = std::make_shared<const Rules>(rules_for(seats, edition, with));
  Match match = Match::start(rules, seed);
  std::vector<std::unique_ptr<Bot>> bots, twins;
  std::vector<std::unique_ptr<Witness>> witnesses;
  for (int i = 0; i < seats; ++i) {
    for (auto* side : {&bots, &twins}) {
      side->push_back(make_bot(level, *rules, seat(i), seed));
      side->back()->begin(match.view(seat(i)), {});
    }
    witnesses.push_back(std::make_unique<Witness>(*rules));
    witnesses.back()->begin(match.view(seat(i)));
  }
  Rng rng(seed);
  const auto legal = std::make_unique<Actions>();
  const auto everybody_hears = [&] {
    for (std::size_t s = 0; s < bots.size(); ++s)
      for (const Event& event : match.events()) {
        const Heard heard = heard_by(event, seat(static_cast<int>(s)));
        bots[s]->hear(heard);
        twins[s]->hear(heard);
        witnesses[s]->hear(heard);
      }
  };
  while (!match.is_over()) {
    if (match.is_idle()) {
      match.close();
      everybody_hears();
      continue;
    }
    const Seat who = match.to_act().front();
    const auto i = static_cast<std::size_t>(who);
    ASSERT_EQ(witnesses[i]->view(), match.view(who));
    const Belief& belief = witnesses[i]->belief();
    for (int other = 0; other < seats; ++other) {
      const PerRole roles = belief.roles(seat(other));
      double all = 0;
      for (const double chance : roles) all += chance;
      ASSERT_NEAR(all, 1, 1e-6);
      ASSERT_GT(of(roles, match.sight(seat(other)).mine.role), 0) << "the truth was thought impossible";
    }
    const World world = sample_world(*rules, match.sight(who), belief.hypotheses(witnesses[i]->looks(), rng), rng);
    ASSERT_EQ(unsound(*rules, WorldAccess::state(world)), std::nullopt);
    const Sight imagined = world.sight(who);
    ASSERT_EQ((View{imagined.me, imagined.table, imagined.mine}), match.view(who));
    for (int other = 0; other < seats; ++other)
      for (std::size_t goal = 0; goal < match.table().goals.size(); ++goal)
        ASSERT_EQ(world.sight(seat(other)).mine.goals_seen[goal] != no_card,
                  match.sight(seat(other)).mine.goals_seen[goal] != no_card);

    legal_actions(*rules, match.sight(who), *legal);
    const Action action = bots[i]->choose(match.sight(who), *legal, {});
    ASSERT_EQ(action, twins[i]->choose(imagined, *legal, {}));
    ASSERT_FALSE(match.play(who, action)) << "an illegal answer of " << level;
    everybody_hears();
  }
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

// Bots with every module alone, every pair and larger sets; and what they must not overlook.
#include <gtest/gtest.h>

#include "games/classic/bots/playout.h"
#include "games/classic/bots/testing.h"
#include "games/classic/bots/twins.h"

namespace filon::classic::bots {
namespace {

std::shared_ptr<const Rules> rules_with(Modules with, int seats) {
  Options options;
  options.seats = seats;
  options.with = with;
  auto rules = compose(options, deck_for(options));
  return rules ? std::make_shared<const Rules>(*std::move(rules)) : nullptr;
}

TEST(ModuleBots, AnswerLegallyWithEachModule) {
  Seed seed = 1000;
  for (Module module : all_modules)
    for (int seats : {2, 5, 9})
      for (std::string_view level : {"easy", "normal", "random"})
        if (const auto rules = rules_with({module}, seats)) {
          SCOPED_TRACE(name(rules->options.with) + ", players: " + std::to_string(seats));
          ASSERT_NO_FATAL_FAILURE(play_with_twins(rules, level, ++seed));
        }
}

TEST(ModuleBots, AnswerLegallyWithEachPair) {
  Seed seed = 2000;
  for (Module one : all_modules)
    for (Module other : all_modules)
      if (const auto rules = one < other ? rules_with({one, other}, 5) : nullptr) {
        SCOPED_TRACE(name(rules->options.with));
        ASSERT_NO_FATAL_FAILURE(play_with_twins(rules, "normal", ++seed));
      }
}

TEST(ModuleBots, AnswerLegallyWithManyModules) {
  const Modules cards{Module::GoalSwap,        Module::ForgottenTreasure, Module::Veto,
                      Module::DirectionChange, Module::MasterCraftsman,   Module::Scout,
                      Module::Diversion};
  const auto and_also = [](Modules modules, std::initializer_list<Module> more) {
    for (Module module : more) modules.insert(module);
    return modules;
  };
  const Modules all =
      and_also(cards, {Module::RightOfPassage, Module::UndergroundParty, Module::NewGoals, Module::TreasureChests});
  Seed seed = 3000;
  for (const Modules& with : {cards, all, and_also(all, {Module::Saboteur2, Module::CostumeWorkshop}),
                              and_also(all, {Module::GreedyDwarf, Module::CostumeWorkshop, Module::SabotagedDwarf}),
                              and_also(all, {Module::Tournament, Module::SabotagedDwarf})})
    for (int seats : {3, 5, 7, 10})
      for (std::string_view level : {"normal", "random_no_discard"})
        if (const auto rules = rules_with(with, seats)) {
          SCOPED_TRACE(name(with) + ", players: " + std::to_string(seats));
          ASSERT_NO_FATAL_FAILURE(play_with_twins(rules, level, ++seed));
        }
}

// What searches do: worlds sampled in the middle of a round are played to its end.
TEST(ModuleBots, PlayWorldsToTheEndOfTheRound) {
  for (Module module : all_modules)
    for (const Modules& with : {Modules{module}, Modules{module, Module::Veto, Module::RightOfPassage, Module::GoalSwap,
                                                         Module::NewGoals, Module::TreasureChests}}) {
      const auto rules = rules_with(with, 6);
      ASSERT_TRUE(rules);
      Playout playout(*rules, tuned_weights, {}, 1);
      Rng rng(static_cast<std::uint64_t>(module));
      const auto legal = std::make_unique<Actions>();
      for (Seed seed = 1; seed <= 3; ++seed) {
        Match match = Match::start(rules, seed);
        Witness witness(*rules);
        witness.begin(match.view(seat(2)));
        const auto is_asked = [&] {
          legal_actions(*rules, match.sight(seat(2)), *legal);
          return legal->size() > 1 && match.to_act().front() == seat(2);
        };
        for (int n = 0; n < 40 || !is_asked(); ++n) {
          if (match.is_idle()) {
            match.close();
          } else {
            const Seat by = match.to_act().front();
            legal_actions(*rules, match.sight(by), *legal);
            const auto any = static_cast<std::size_t>(rng.below(static_cast<int>(legal->size())));
            ASSERT_FALSE(match.play(by, (*legal)[any]));
          }
          for (const Event& event : match.events()) witness.hear(heard_by(event, seat(2)));
        }
        World world =
            sample_world(*rules, match.sight(seat(2)), witness.belief().hypotheses(witness.looks(), rng), rng);
        playout.play(world, witness.onlooker());
        ASSERT_TRUE(filon::bots::is_round_over(world)) << name(with);
        ASSERT_EQ(unsound(*rules, WorldAccess::state(world)), std::nullopt) << name(with);
      }
    }
}

// The answer of this level in the given position.
Action answer(const Rules& rules, const Seen& seen, std::string_view level = "normal") {
  const auto bot = make_bot(level, rules, seen.view.me, 1);
  bot->begin(seen.view, {});
  const auto legal = std::make_unique<Actions>();
  legal_actions(rules, seen.view, *legal);
  return bot->choose(seen.view, *legal, {});
}

// Another player announces a card, and this one may stop it.
void announce(Seen& seen, Seat by, const Action& action) {
  seen.hear(Announced{by, action});
  Seats others = Seats::first(seen.view.table.seats);
  others.erase(by);
  seen.hear(Asked{{Ask::Veto, others}, {{.what = Do::Resolve, .by = by}}});
}

class VetoTest : public testing::Test {
 protected:
  Seen before_the_gold(Role role) {
    Seen seen(rules, seat(0), role, {"veto", "ew", "map"});
    seen.dig_to(6);
    seen.sees(1, "gold");
    return seen;
  }
  Action path_to_gold(const Seen& seen) { return PlacePath{seen.card("ew"), cell(7, 0)}; }
  Action dead_end(const Seen& seen) { return PlacePath{seen.card("xew"), cell(7, 0)}; }
  static bool stops(const Action& action) { return std::holds_alternative<PlayVeto>(action); }

  const Rules rules = rules_for(5, Edition::E2024, {Module::Veto});
};

TEST_F(VetoTest, ASaboteurStopsTheWinningCard) {
  for (std::string_view level : levels()) {
    Seen seen = before_the_gold(Role::Saboteur);
    announce(seen, seat(2), path_to_gold(seen));
    EXPECT_TRUE(stops(answer(rules, seen, level)));
  }
}

TEST_F(VetoTest, ADiggerDoesNot) {
  Seen seen = before_the_gold(Role::GoldDigger);
  announce(seen, seat(2), path_to_gold(seen));
  EXPECT_FALSE(stops(answer(rules, seen)));
}

TEST_F(VetoTest, ADiggerStopsADeadEndBeforeTheGold) {
  Seen seen = before_the_gold(Role::GoldDigger);
  announce(seen, seat(2), dead_end(seen));
  EXPECT_TRUE(stops(answer(rules, seen)));
}

TEST_F(VetoTest, ADiggerKeepsItsToolsNearTheGold) {
  Seen seen = before_the_gold(Role::GoldDigger);
  announce(seen, seat(2), BreakTool{seen.card("bp"), seat(0)});
  EXPECT_TRUE(stops(answer(rules, seen)));
}

TEST_F(VetoTest, NobodyStopsAMap) {
  for (Role role : {Role::GoldDigger, Role::Saboteur}) {
    Seen seen(rules, seat(0), role, {"veto", "ew", "map"});
    announce(seen, seat(2), PeekGoal{seen.card("map"), 0});
    EXPECT_FALSE(stops(answer(rules, seen)));
  }
}

TEST(ScoutBot, PlaysTwoCardsThatReachTheGold) {
  const Rules rules = rules_for(5, Edition::E2024, {Module::Scout});
  for (std::string_view level : levels()) {
    Seen seen(rules, seat(0), Role::GoldDigger, {"scout", "ew", "ew", "ns", "rp"});
    seen.dig_to(5);
    seen.sees(1, "gold");
    EXPECT_EQ(answer(rules, seen, level), Action(PlayCard{seen.card("scout")}));
    seen.hear(CardPlayed{seat(0), seen.card("scout")}, {LostCard{seen.card("scout")}});
    seen.hear(Asked{{Ask::FirstPath, seat(0)}});
    EXPECT_EQ(answer(rules, seen, level), Action(PlacePath{seen.card("ew"), cell(6, 0)}));
  }
}

TEST(DiversionBot, MovesTheLastCardToTheGold) {
  const Rules rules = rules_for(5, Edition::E2024, {Module::Diversion});
  Seen seen(rules, seat(0), Role::GoldDigger, {"div", "ns", "rp", "xns"});
  seen.dig_to(6);
  seen.lay("ew", -1, 0);
  seen.sees(1, "gold");
  for (std::string_view level : levels())
    EXPECT_EQ(answer(rules, seen, level), Action(Divert{seen.card("div"), cell(7, 0)}));
}

class GreedyDwarfTest : public testing::Test {
 protected:
  const Rules rules = rules_for(5, Edition::E2024, {Module::GreedyDwarf});
};

TEST_F(GreedyDwarfTest, FinishesAlone) {
  for (std::string_view level : levels()) {
    Seen seen(rules, seat(0), Role::GreedyDwarf, {"ew", "map", "bp", "rock", "ns"});
    seen.dig_to(6);
    seen.sees(1, "gold");
    EXPECT_EQ(answer(rules, seen, level), Action(PlacePath{seen.card("ew"), cell(7, 0)}));
  }
}

TEST_F(GreedyDwarfTest, LeavesNothingToFinishForOthers) {
  Seen seen(rules, seat(0), Role::GreedyDwarf, {"ew", "xns", "nesw", "new"});
  seen.dig_to(5);
  seen.sees(1, "gold");
  const Action action = answer(rules, seen);
  const auto* path = std::get_if<PlacePath>(&action);
  EXPECT_FALSE(path && path->at == cell(6, 0));
}

TEST(NewGoalsBot, ASaboteurLooksForTheSpiderAndADiggerDoesNot) {
  const Rules rules = rules_for(5, Edition::E2024, {Module::NewGoals});
  for (Role role : {Role::Saboteur, Role::GoldDigger}) {
    Seen seen(rules, seat(0), role, {"ew", "map", "rp", "ns"});
    seen.dig_to(6);
    seen.sees(2, "spider");
    const Action action = answer(rules, seen);
    EXPECT_EQ(action == Action(PlacePath{seen.card("ew"), cell(7, 0)}), role == Role::Saboteur);
  }
}

TEST(NewGoalsBot, BagsAreTakenBeforeTheTreasure) {
  const Rules rules = rules_for(5, Edition::E2024, {Module::NewGoals});
  Seen seen(rules, seat(0), Role::GoldDigger, {"ew"});
  seen.dig_to(6);
  seen.lay("nesw", 7, 0);
  seen.lay("nesw", 7, 1);
  seen.lay("nesw", 7, 2);
  seen.sees(2, "treasure");
  seen.sees(3, "bag2");
  seen.hear(Asked{{Ask::PickTarget, seat(0)}, {{.what = Do::Reach, .by = seat(0), .at = cell(7, 2)}}});
  EXPECT_EQ(answer(rules, seen), Action(PickPlace{cell(8, 2)}));
}

class PassageTest : public testing::Test {
 protected:
  // A pawn of another player stands on the last cell before the gold.
  Seen before_the_pawn(Role role, std::initializer_list<std::string_view> hand) {
    Seen seen(rules, seat(0), role, hand);
    seen.dig_to(6);
    seen.sees(1, "gold");
    for (int i = 0; i < 5; ++i) seen.hear(NuggetsTaken{seat(i), 1});
    seen.hear(Recruited{seat(3), 0, cell(7, 0)});
    return seen;
  }
  const Rules rules = rules_for(5, Edition::E2024, {Module::RightOfPassage});
};

TEST_F(PassageTest, ADiggerPaysOrAsksForTheWinningCard) {
  const Seen seen = before_the_pawn(Role::GoldDigger, {"ew", "xns", "rp"});
  const Action action = answer(rules, seen);
  const auto* path = std::get_if<PlacePath>(&action);
  ASSERT_TRUE(path);
  EXPECT_EQ(path->at, cell(7, 0));
}

TEST_F(PassageTest, ASaboteurPaysForNobodyWhoWins) {
  Seen seen = before_the_pawn(Role::Saboteur, {"xns", "rp"});
  seen.hear(Announced{seat(1), PlacePath{seen.card("ew"), cell(7, 0), Turned::No, Fee::Request}});
  seen.hear(Asked{{Ask::PayFee, Seats::first(5)}, {{.what = Do::Resolve, .by = seat(1)}}});
  EXPECT_EQ(answer(rules, seen), Action(Decline{}));
}

TEST(SwapBot, BeliefsMixWhenAnotherSwaps) {
  const Rules rules = rules_for(5, Edition::E2024, {Module::GoalSwap});
  Seen seen(rules, seat(0), Role::GoldDigger, {"ew"});
  Witness witness(rules);
  witness.begin(seen.view);
  const auto hear = [&](const Told& told, std::vector<Secret> secrets) {
    witness.hear(Heard{told, std::move(secrets)});
  };
  hear(Passed{seat(0)}, {GoalSeen{0, seen.card("gold")}});
  EXPECT_NEAR(witness.belief().treasure(0), 1, 1e-9);
  hear(GoalsSwapped{seat(1), seen.card("gswap"), 0, 2}, {GoalsMixed{0, 2}});
  EXPECT_NEAR(witness.belief().treasure(0), 0.5, 1e-9);
  EXPECT_NEAR(witness.belief().treasure(2), 0.5, 1e-9);
  hear(GoalsSwapped{seat(0), seen.card("gswap"), 0, 1}, {GoalsExchanged{0, 1}});
  EXPECT_NEAR(witness.belief().treasure(1), 0.5, 1e-9);
  EXPECT_NEAR(witness.belief().treasure(0), 0, 1e-9);
}

TEST(CashBot, GivesTheSmallestCardAway) {
  const Rules rules = rules_for(5, Edition::E2024, {Module::RightOfPassage});
  Seen seen(rules, seat(0), Role::GoldDigger, {"ew"});
  Gold gold;
  gold.add(3);
  gold.add(1);
  seen.hear(Passed{seat(0)}, {GotGold{gold}});
  seen.hear(Asked{{Ask::CashGold, seat(0)}});
  EXPECT_EQ(answer(rules, seen), Action(CashGold{1}));
}

}  // namespace
}  // namespace filon::classic::bots

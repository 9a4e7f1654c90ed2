#include <gtest/gtest.h>

#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/testing.h"

namespace filon::classic::bots {
namespace {

class TeamBeliefTest : public testing::Test {
 protected:
  void SetUp() override { witness.begin(seen.view); }
  void hear(const Told& told, std::vector<Secret> secrets = {}) { witness.hear({told, std::move(secrets)}); }
  void lay(std::string_view short_name, int x, int y, Seat by) {
    hear(PathPlaced{by, seen.card(short_name), cell(x, y), Turned::No});
  }
  double odds(Seat who, Role role) const { return of(witness.belief().roles(who), role); }

  const Rules rules = team_rules(5);
  Seen seen{rules, seat(0), Role::BlueDigger, {"ew", "ns", "nesw", "map", "look", "role"}};
  Witness witness{rules};
};

TEST_F(TeamBeliefTest, StartsFromTheChancesOfTheDeal) {
  for (int i = 1; i < 5; ++i) {
    EXPECT_NEAR(odds(seat(i), Role::BlueDigger), 3.0 / 14, 1e-9);
    EXPECT_NEAR(odds(seat(i), Role::Saboteur), 3.0 / 14, 1e-9);
    EXPECT_NEAR(odds(seat(i), Role::Boss), 1.0 / 14, 1e-9);
  }
  EXPECT_EQ(odds(seat(0), Role::BlueDigger), 1);
  EXPECT_NEAR(of(witness.onlooker().belief().roles(seat(0)), Role::BlueDigger), 4.0 / 15, 1e-9);
}

// Compares with all possible deals, for four seats and different kinds of answers.
TEST_F(TeamBeliefTest, CouplesTheSeatsNearlyExactly) {
  const Rules four = team_rules(4);
  ManyRoles belief(four, team_habits);
  belief.reset(nobody, Role::Unknown);
  std::array<PerRole, 4> likelihood;
  for (PerRole& one : likelihood) one.fill(1);
  of(likelihood[0], Role::Boss) = 12;
  of(likelihood[1], Role::Boss) = 12;
  of(likelihood[1], Role::Saboteur) = 3;
  of(likelihood[2], Role::Saboteur) = 20;
  of(likelihood[3], Role::BlueDigger) = 0.1;
  for (int i = 0; i < 4; ++i) {
    belief.weigh(seat(i), likelihood[static_cast<std::size_t>(i)]);
  }

  std::array<PerRole, 4> exact{};
  double all = 0;
  const auto deal = [&](auto&& self, std::size_t who, Roles pool, double weight, std::array<Role, 4> dealt) -> void {
    if (who == 4) {
      all += weight;
      for (std::size_t i = 0; i < 4; ++i) of(exact[i], dealt[i]) += weight;
      return;
    }
    for (Role role : all_roles) {
      const int copies = pool.count(static_cast<int>(role));
      if (copies == 0) continue;
      Roles rest = pool;
      rest.take(static_cast<int>(role));
      dealt[who] = role;
      self(self, who + 1, rest, weight * copies * of(likelihood[who], role), dealt);
    }
  };
  deal(deal, 0, four.role_pool, 1, {});
  for (int i = 0; i < 4; ++i)
    for (Role role : all_roles)
      EXPECT_NEAR(of(belief.roles(seat(i)), role), of(exact[static_cast<std::size_t>(i)], role) / all, 0.06)
          << i << ' ' << name(role);

  // Drawn hypotheses are as exact as their number allows.
  Rng rng(1);
  std::array<PerRole, 4> drawn{};
  constexpr int times = 20;
  for (int n = 0; n < times; ++n)
    for (const Hypothesis& one : belief.hypotheses(*four.deck.find("gold"), rng))
      for (std::size_t i = 0; i < 4; ++i)
        of(drawn[i], one.roles[seat(static_cast<int>(i))]) += static_cast<double>(one.weight) / times;
  for (std::size_t i = 0; i < 4; ++i)
    for (Role role : all_roles)
      EXPECT_NEAR(of(drawn[i], role), of(exact[i], role) / all, 0.03) << i << ' ' << name(role);
}

TEST_F(TeamBeliefTest, AnInspectionSettlesASeatAndAChangeReopensIt) {
  hear(PlayedOn{seat(0), seen.card("look"), seat(2)}, {RoleSeen{seat(2), {Role::Boss, 0}}});
  EXPECT_NEAR(odds(seat(2), Role::Boss), 1, 1e-9);
  EXPECT_LT(odds(seat(1), Role::Boss), 0.03);
  hear(PlayedOn{seat(1), seen.card("role"), seat(2)});
  EXPECT_LT(odds(seat(2), Role::Boss), 0.03) << "the boss was dropped and lies under the pile";
  EXPECT_NEAR(odds(seat(2), Role::BlueDigger), 3.0 / 13, 0.01);
  EXPECT_LT(odds(seat(1), Role::Boss), 0.03);
}

TEST_F(TeamBeliefTest, KnowsItselfAfterAChangeOfItsOwn) {
  hear(PlayedOn{seat(1), seen.card("role"), seat(0)}, {GotRole{Role::Saboteur}});
  EXPECT_EQ(odds(seat(0), Role::Saboteur), 1);
  EXPECT_NEAR(odds(seat(1), Role::Saboteur), 2.0 / 13, 0.01);
  EXPECT_NEAR(odds(seat(1), Role::BlueDigger), 3.0 / 13, 0.01);
}

TEST_F(TeamBeliefTest, WhoeverDigsIsNoSaboteurAndWhoeverShutsTheWayIs) {
  for (int x = 1; x <= 4; ++x) lay("nesw", x, 0, seat(1));
  lay("xnesw", 5, 0, seat(2));
  EXPECT_LT(odds(seat(1), Role::Saboteur), 0.05);
  for (Role role : all_roles) {
    if (role == Role::Saboteur) continue;
    EXPECT_GT(odds(seat(2), Role::Saboteur), 2 * odds(seat(2), role)) << name(role);
  }
}

TEST_F(TeamBeliefTest, ADoorOnTheWaySpeaksForItsColour) {
  for (int x = 1; x <= 5; ++x) lay("nesw", x, 0, seat(4));
  lay("green-ew", 6, 0, seat(1));
  EXPECT_GT(odds(seat(1), Role::GreenDigger), 3 * odds(seat(1), Role::BlueDigger));
}

TEST_F(TeamBeliefTest, WhoLookedAndDigsElsewhereSpeaksOfTheGold) {
  for (int x = 1; x <= 5; ++x) lay("nesw", x, 0, seat(1));
  hear(GoalPeeked{seat(1), seen.card("map"), 1});
  lay("nesw", 5, 1, seat(1));
  lay("nesw", 6, 1, seat(1));
  EXPECT_LT(witness.belief().treasure(1), 0.2);
}

TEST_F(TeamBeliefTest, WithoutAttentionOnlyFactsCount) {
  Witness idle(rules, Attention::Facts);
  idle.begin(seen.view);
  idle.hear({PathPlaced{seat(2), seen.card("xnesw"), cell(1, 0), Turned::No}, {}});
  EXPECT_NEAR(of(idle.belief().roles(seat(2)), Role::Saboteur), 3.0 / 14, 1e-9);
}

TEST_F(TeamBeliefTest, TakesItsSeatInTheMiddleOfARound) {
  seen.hear(PlayedOn{seat(0), seen.card("look"), seat(2)},
            {RoleSeen{seat(2), {Role::Geologist, 0}}, LostCard{seen.card("look")}});
  witness.begin(seen.view);
  EXPECT_NEAR(odds(seat(2), Role::Geologist), 1, 1e-9);
  seen.hear(PlayedOn{seat(1), seen.card("role"), seat(2)});
  witness.begin(seen.view);
  EXPECT_LT(odds(seat(2), Role::Geologist), 0.2);
}

// A hypothesis gives everybody a role, and no role to more seats than it has cards.
TEST_F(TeamBeliefTest, HypothesesCanHaveBeenDealt) {
  hear(PlayedOn{seat(0), seen.card("look"), seat(2)}, {RoleSeen{seat(2), {Role::Boss, 0}}});
  hear(PlayedOn{seat(1), seen.card("role"), seat(2)});
  for (int x = 1; x <= 4; ++x) lay("nesw", x, 0, seat(x));
  Rng rng(7);
  const Beliefs beliefs = witness.belief().hypotheses(witness.looks(), rng);
  ASSERT_FALSE(beliefs.hypotheses().empty());
  EXPECT_EQ(beliefs.looks().roles[seat(0)][seat(2)], 1);
  for (const Hypothesis& one : beliefs.hypotheses()) {
    Roles pool = rules.role_pool;
    for (int i = 0; i < 5; ++i) pool.take(static_cast<int>(one.roles[seat(i)]));
    EXPECT_EQ(one.roles[seat(0)], Role::BlueDigger);
    EXPECT_EQ(pool.count(static_cast<int>(Role::Boss)), 1) << "the boss was dropped";
  }
}

}  // namespace
}  // namespace filon::classic::bots

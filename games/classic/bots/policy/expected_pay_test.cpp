#include "games/classic/bots/policy/expected_pay.h"

#include <gtest/gtest.h>

#include "games/classic/bots/testing.h"

namespace filon::classic::bots {
namespace {

// Seat 0 is the player; the roles of the others are certain.
class ExpectedPayTest : public testing::Test {
 protected:
  double value(Role mine, std::initializer_list<Role> others, std::string_view last, Edition edition = Edition::E2024) {
    const Rules rules = team_rules(1 + static_cast<int>(others.size()), edition);
    Seen seen(rules, seat(0), mine, {});
    seen.dig_to(5);
    if (doors == 1)
      seen.lay("blue-ew", 6, 0);
    else if (doors == 2)
      seen.lay("green-ew", 6, 0);
    else
      seen.lay("ew", 6, 0);
    Distances distances(rules);
    distances.look(seen.view.table);
    Players players;
    players[seat(0)] = {only(mine), true, imprisoned};
    int i = 0;
    for (Role role : others) players[seat(++i)] = {only(role)};
    const ExpectedPay expected(rules, tuned_weights.team.pay, seat(0), mine, players, 3);
    if (last.empty()) return expected.value(distances.now(), {0, 1, 0}, 40);
    return expected.value(distances.after_path(seen.view.table, seen.card(last), cell(7, 0), Turned::No).ways,
                          {0, 1, 0}, 40);
  }

  int doors = 0;  // 1: blue, 2: green
  bool imprisoned = false;
};

TEST_F(ExpectedPayTest, TheFinishersTeamIsPaid) {
  EXPECT_EQ(value(Role::BlueDigger, {Role::BlueDigger, Role::GreenDigger, Role::Saboteur}, "ew"), 4);
  EXPECT_EQ(value(Role::Boss, {Role::BlueDigger, Role::GreenDigger}, "ew"), 2);
  EXPECT_EQ(value(Role::Profiteer, {Role::BlueDigger, Role::GreenDigger}, "ew"), 1);
  EXPECT_EQ(value(Role::Saboteur, {Role::BlueDigger, Role::GreenDigger}, "ew"), 0);
}

TEST_F(ExpectedPayTest, DoorsDecide) {
  doors = 2;
  EXPECT_EQ(value(Role::BlueDigger, {Role::BlueDigger, Role::GreenDigger}, "ew"), 0);
  EXPECT_EQ(value(Role::GreenDigger, {Role::BlueDigger, Role::Saboteur}, "ew"), 5);
  EXPECT_EQ(value(Role::Boss, {Role::BlueDigger, Role::GreenDigger}, "ew"), 3);
}

TEST_F(ExpectedPayTest, ShutOutTeamsLeaveItToTheOthers) {
  doors = 2;
  EXPECT_EQ(value(Role::Boss, {Role::BlueDigger, Role::Saboteur}, "blue-ew"), 4);
  EXPECT_EQ(value(Role::Saboteur, {Role::BlueDigger, Role::Saboteur}, "blue-ew"), 0);
  EXPECT_EQ(value(Role::Saboteur, {Role::BlueDigger, Role::Saboteur}, "blue-ew", Edition::E2011), 4);
  EXPECT_EQ(value(Role::Saboteur, {Role::Boss, Role::Saboteur}, "blue-ew", Edition::E2011), 0);
  EXPECT_EQ(value(Role::Profiteer, {Role::BlueDigger, Role::GreenDigger}, "blue-ew"), 3);
}

TEST_F(ExpectedPayTest, NobodyIsPaidInPrison) {
  imprisoned = true;
  for (Role role : {Role::BlueDigger, Role::Boss, Role::Profiteer, Role::Saboteur, Role::Geologist})
    EXPECT_EQ(value(role, {Role::GreenDigger}, ""), 0);
}

TEST_F(ExpectedPayTest, AGeologistIsPaidForCrystalsWhoeverWins) {
  EXPECT_EQ(value(Role::Geologist, {Role::BlueDigger, Role::GreenDigger}, "ew"), 3);
  EXPECT_EQ(value(Role::Geologist, {Role::BlueDigger, Role::Geologist}, "ew"), 1.5);
  EXPECT_GT(value(Role::Geologist, {Role::BlueDigger, Role::GreenDigger}, ""), 3);
}

TEST_F(ExpectedPayTest, AnOwnDoorIsWorthMoreThanAnOpenWayAndAnotherLess) {
  const auto blue = [&] { return value(Role::BlueDigger, {Role::GreenDigger, Role::BlueDigger, Role::Saboteur}, ""); };
  const double open = blue();
  doors = 1;
  EXPECT_GT(blue(), open);
  doors = 2;
  EXPECT_LT(blue(), open);
}

}  // namespace
}  // namespace filon::classic::bots

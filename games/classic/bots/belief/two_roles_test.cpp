#include <map>

#include <gtest/gtest.h>

#include "games/classic/bots/belief/belief.h"
#include "games/classic/bots/belief/witness.h"
#include "games/classic/bots/testing.h"

namespace filon::classic::bots {
namespace {

// Deals the role cards, each counted as different, in every order, and counts how often each set of saboteurs appears.
std::map<unsigned, int> deals_of(const Rules& rules) {
  const int saboteurs = rules.role_pool.count(static_cast<int>(Role::Saboteur));
  std::vector<int> cards;
  for (int i = 0; i < rules.role_pool.size(); ++i) cards.push_back(i);
  std::map<unsigned, int> counts;
  do {
    unsigned set = 0;
    for (int i = 0; i < rules.seats; ++i)
      if (cards[static_cast<std::size_t>(i)] < saboteurs) set |= 1U << i;
    ++counts[set];
  } while (std::next_permutation(cards.begin(), cards.end()));
  return counts;
}

unsigned saboteurs_in(const Hypothesis& hypothesis) {
  unsigned set = 0;
  for (int i = 0; i < max_seats; ++i)
    if (hypothesis.roles[seat(i)] == Role::Saboteur) set |= 1U << i;
  return set;
}

TEST(Belief, StartsFromTheChancesOfTheDeal) {
  for (int seats = 3; seats <= 6; ++seats)
    for (Role role : {Role::GoldDigger, Role::Saboteur}) {
      const Rules rules = rules_for(seats);
      const Seen seen(rules, seat(1), role, {});
      Belief belief(rules);
      belief.reset(seen.view);
      Rng rng(1);

      std::map<unsigned, int> deals = deals_of(rules);
      std::erase_if(deals,
                    [&](const auto& deal) { return (deal.first >> 1 & 1) != (role == Role::Saboteur ? 1U : 0U); });
      double all = 0;
      for (const auto& [set, count] : deals) all += count;

      std::map<unsigned, double> believed;
      const Beliefs hypotheses = belief.hypotheses({}, rng);
      for (const auto& hypothesis : hypotheses.hypotheses())
        believed[saboteurs_in(hypothesis)] += static_cast<double>(hypothesis.weight);
      ASSERT_EQ(believed.size(), deals.size());
      for (const auto& [set, count] : deals) EXPECT_NEAR(believed[set], count / all, 1e-6);

      for (int i = 0; i < seats; ++i) {
        double suspicion = 0;
        for (const auto& [set, count] : deals) suspicion += (set >> i & 1) != 0 ? count / all : 0;
        EXPECT_NEAR(belief.suspicion(seat(i)), suspicion, 1e-12);
      }
      for (std::size_t goal = 0; goal < 3; ++goal) EXPECT_NEAR(belief.treasure(goal), 1.0 / 3, 1e-12);
    }
}

class BeliefTest : public testing::Test {
 protected:
  BeliefTest() { witness.begin(seen.view); }

  double gold() const {
    return witness.belief().treasure(0) + witness.belief().treasure(1) + witness.belief().treasure(2);
  }

  const Rules rules = rules_for(5);
  Seen seen{rules, seat(0), Role::GoldDigger, {}};
  Witness witness{rules};
  Rng rng{1};
};

TEST_F(BeliefTest, KnowsItsOwnRole) { EXPECT_EQ(witness.belief().suspicion(seat(0)), 0); }

TEST_F(BeliefTest, AnOnlookerKnowsNobodysRole) {
  EXPECT_NEAR(witness.onlooker().belief().suspicion(seat(0)), 2.0 / 6, 1e-12);
}

TEST_F(BeliefTest, AGoalItLookedAtIsCertain) {
  witness.hear({GoalPeeked{seat(0), seen.card("map"), 2}, {GoalSeen{2, seen.card("stone-ne")}}});
  EXPECT_EQ(witness.belief().treasure(2), 0);
  EXPECT_NEAR(witness.belief().treasure(0), 0.5, 1e-12);
  witness.hear({GoalPeeked{seat(0), seen.card("map"), 1}, {GoalSeen{1, seen.card("gold")}}});
  EXPECT_EQ(witness.belief().treasure(1), 1);
  EXPECT_NEAR(witness.onlooker().belief().treasure(1), 1.0 / 3, 0.1);
}

TEST_F(BeliefTest, AGoalThatWasTurnedIsCertainForAll) {
  witness.hear({GoalTurned{0, seen.card("stone-nw"), Turned::No, false}, {}});
  EXPECT_EQ(witness.belief().treasure(0), 0);
  EXPECT_EQ(witness.onlooker().belief().treasure(0), 0);
  EXPECT_NEAR(gold(), 1, 1e-12);
}

TEST_F(BeliefTest, ADeadEndInTheWayIsSuspicious) {
  for (int x = 1; x <= 5; ++x)
    witness.hear({PathPlaced{seat(x % 2 + 1), seen.card("nesw"), cell(x, 0), Turned::No}, {}});
  const double before = witness.belief().suspicion(seat(3));
  witness.hear({PathPlaced{seat(3), seen.card("xnesw"), cell(6, 0), Turned::No}, {}});
  EXPECT_GT(witness.belief().suspicion(seat(3)), before + 0.2);
  EXPECT_LT(witness.belief().suspicion(seat(1)), before);
}

// Judging a move uses only goals that are still face down; here the first goal is face up.
TEST_F(BeliefTest, WhoseToolsABelievedDiggerBreaksIsSuspicious) {
  witness.hear({GoalTurned{0, seen.card("stone-nw"), Turned::No, false}, {}});
  for (int x = 1; x <= 5; ++x) witness.hear({PathPlaced{seat(1), seen.card("nesw"), cell(x, 0), Turned::No}, {}});
  witness.hear({ToolBroken{seat(1), seen.card("bp"), seat(2), Tool::Pickaxe}, {}});
  EXPECT_GT(witness.belief().suspicion(seat(2)), witness.belief().suspicion(seat(3)));
  EXPECT_NEAR(witness.belief().suspicion(seat(3)), witness.belief().suspicion(seat(4)), 1e-12);
}

TEST_F(BeliefTest, ItsOwnAnswersTellItNothingButTheOthersMuch) {
  for (int x = 1; x <= 5; ++x) witness.hear({PathPlaced{seat(1), seen.card("nesw"), cell(x, 0), Turned::No}, {}});
  const Witness& all = witness;
  const double suspicion = all.belief().suspicion(seat(1));
  const double seems = all.onlooker().belief().suspicion(seat(0));
  witness.hear({PathPlaced{seat(0), seen.card("xnesw"), cell(6, 0), Turned::No}, {}});
  EXPECT_EQ(all.belief().suspicion(seat(1)), suspicion);
  EXPECT_GT(all.onlooker().belief().suspicion(seat(0)), seems);
}

// A player who looked at the northern goal and then digs past it shows that the gold is elsewhere, if they are a
// digger.
TEST_F(BeliefTest, DigsTellOfTheGold) {
  for (int x = 1; x <= 6; ++x) witness.hear({PathPlaced{seat(2), seen.card("nesw"), cell(x, 0), Turned::No}, {}});
  witness.hear({GoalPeeked{seat(2), seen.card("map"), 0}, {}});
  witness.hear({PathPlaced{seat(2), seen.card("nesw"), cell(6, 1), Turned::No}, {}});
  EXPECT_LT(witness.belief().treasure(0), witness.belief().treasure(2));
}

TEST_F(BeliefTest, RolesThatAreShownAreCertain) {
  RolesShown shown{{}, Role::GoldDigger};
  for (int i = 0; i < 5; ++i) shown.roles[seat(i)] = i == 2 || i == 4 ? Role::Saboteur : Role::GoldDigger;
  witness.hear({shown, {}});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(witness.belief().suspicion(seat(i)), i == 2 || i == 4 ? 1 : 0);
  const Beliefs hypotheses = witness.belief().hypotheses({}, rng);
  for (const auto& hypothesis : hypotheses.hypotheses()) EXPECT_EQ(saboteurs_in(hypothesis), 1U << 2 | 1U << 4);
}

TEST_F(BeliefTest, ANewRoundBeginsWithANewDeal) {
  witness.hear({ToolBroken{seat(2), seen.card("bp"), seat(1), Tool::Pickaxe}, {}});
  witness.hear({RoundBegan{2, seat(1)}, {Dealt{Role::Saboteur, {}}}});
  EXPECT_EQ(witness.belief().suspicion(seat(0)), 1);
  EXPECT_NEAR(witness.belief().suspicion(seat(2)), witness.belief().suspicion(seat(1)), 1e-12);
}

// A bot that sits down late learns the earlier events from what its seat heard.
TEST_F(BeliefTest, ABotSeatedLateBelievesTheSame) {
  std::vector<Heard> so_far{{RoundBegan{1, seat(0)}, {Dealt{Role::GoldDigger, {}}}}};
  const auto hear = [&](const Told& told) {
    so_far.push_back({told, {}});
    witness.hear(so_far.back());
  };
  hear(Asked{{Ask::TakeTurn, seat(0)}, {}});
  for (int x = 1; x <= 5; ++x) hear(PathPlaced{seat(x % 2 + 1), seen.card("nesw"), cell(x, 0), Turned::No});
  hear(GoalPeeked{seat(4), seen.card("map"), 1});
  hear(PathPlaced{seat(3), seen.card("xnesw"), cell(6, 0), Turned::No});
  Witness late(rules);
  late.begin(witness.view(), so_far);
  EXPECT_EQ(late.view(), witness.view());
  EXPECT_EQ(late.looks(), witness.looks());
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(late.belief().suspicion(seat(i)), witness.belief().suspicion(seat(i)));
    EXPECT_EQ(late.onlooker().belief().suspicion(seat(i)), witness.onlooker().belief().suspicion(seat(i)));
  }
}

TEST_F(BeliefTest, SumsToOneWhateverHappens) {
  for (int n = 0; n < 100; ++n) {
    witness.hear({CardsDiscarded{seat(n % 4 + 1), 0}, {}});
    witness.hear({ToolBroken{seat(n % 4 + 1), seen.card("bp"), seat((n + 1) % 4 + 1), Tool::Pickaxe}, {}});
    witness.hear({ToolMended{seat(n % 4 + 1), seen.card("rp"), seat((n + 1) % 4 + 1), Tool::Pickaxe}, {}});
  }
  EXPECT_NEAR(gold(), 1, 1e-12);
  double sum = 0;
  const Beliefs hypotheses = witness.belief().hypotheses({}, rng);
  for (const auto& hypothesis : hypotheses.hypotheses()) sum += static_cast<double>(hypothesis.weight);
  EXPECT_NEAR(sum, 1, 1e-5);
}

}  // namespace
}  // namespace filon::classic::bots

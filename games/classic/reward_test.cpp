// Paying saboteurs from the gold pile: exact change, fewest cards, credit (AMB-34).
#include "games/classic/reward.h"

#include <gtest/gtest.h>

#include "games/classic/table.h"
#include "testkit/cites.h"

namespace filon::classic {
namespace {

Gold gold(std::initializer_list<int> values) {
  Gold cards;
  for (int value : values) cards.add(value);
  return cards;
}

TEST(Rewards, use_the_fewest_cards_that_pay_everybody_exactly) {
  cites("BASE-SCORE-24", "EX-31");
  EXPECT_EQ(pay_saboteurs(gold({3, 3, 2, 1, 1}), 2, 3), (std::vector<Payment>{{gold({3}), 0}, {gold({3}), 0}}));
  EXPECT_EQ(pay_saboteurs(gold({3, 2, 2, 1}), 1, 4), (std::vector<Payment>{{gold({3, 1}), 0}}));
}

TEST(Rewards, hand_higher_cards_to_earlier_players) {
  EXPECT_EQ(pay_saboteurs(gold({3, 2, 1, 1, 1}), 2, 3), (std::vector<Payment>{{gold({3}), 0}, {gold({2, 1}), 0}}));
}

TEST(Rewards, give_up_the_best_card_where_only_that_pays_everybody) {
  // If the first got {2, 2}, no cards worth 4 would be left for the second.
  EXPECT_EQ(pay_saboteurs(gold({3, 2, 2, 1}), 2, 4), (std::vector<Payment>{{gold({3, 1}), 0}, {gold({2, 2}), 0}}));
  EXPECT_EQ(pay_saboteurs(gold({2, 1, 1}), 2, 2), (std::vector<Payment>{{gold({2}), 0}, {gold({1, 1}), 0}}));
}

TEST(Rewards, credit_what_the_pile_cannot_pay) {
  cites("BASE-SCORE-25", "EX-31");
  EXPECT_EQ(pay_saboteurs(gold({2, 2, 2, 2}), 2, 3), (std::vector<Payment>{{gold({2}), 1}, {gold({2}), 1}}));
  EXPECT_EQ(pay_saboteurs(gold({}), 1, 4), (std::vector<Payment>{{gold({}), 4}}));
  EXPECT_EQ(pay_saboteurs(gold({3, 3}), 3, 3), (std::vector<Payment>{{gold({3}), 0}, {gold({3}), 0}, {gold({}), 3}}));
}

TEST(Rewards, are_worth_what_is_due_whatever_lies_in_the_pile) {
  cites("BASE-SCORE-24", "BASE-SCORE-25");
  for (int ones = 0; ones <= 6; ++ones)
    for (int twos = 0; twos <= 4; ++twos)
      for (int threes = 0; threes <= 4; ++threes)
        for (int count = 1; count <= 4; ++count)
          for (int due = 2; due <= 4; ++due) {
            Gold pile;
            pile.add(1, ones);
            pile.add(2, twos);
            pile.add(3, threes);
            const auto payments = pay_saboteurs(pile, count, due);
            ASSERT_EQ(static_cast<int>(payments.size()), count);
            for (const Payment& payment : payments) {
              EXPECT_EQ(nuggets(payment.cards) + payment.credit, due);
              for (int value = 1; value <= 3; ++value) {
                ASSERT_GE(pile.count(value), payment.cards.count(value));
                pile.add(value, -payment.cards.count(value));
              }
            }
          }
}

}  // namespace
}  // namespace filon::classic

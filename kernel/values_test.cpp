// Seats, bags and chance.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "kernel/card.h"
#include "kernel/inline.h"
#include "kernel/rng.h"
#include "kernel/seat.h"

namespace filon {
namespace {

TEST(Seat, has_neighbours_left_and_right) {
  EXPECT_EQ(left_of(seat(4), 5), seat(0));
  EXPECT_EQ(right_of(seat(0), 5), seat(4));
}

TEST(Seats, are_a_set) {
  Seats seats = Seats::first(3);
  EXPECT_EQ(seats.size(), 3);
  seats.erase(seat(0));
  EXPECT_EQ(seats.front(), seat(1));
  EXPECT_FALSE(seats.contains(seat(0)));
  EXPECT_FALSE(seats.contains(nobody));
}

// These values were computed once and must never change.
TEST(Rng, gives_the_same_numbers_everywhere) {
  Rng rng(1);
  const std::uint64_t first = rng.next();
  const std::uint64_t second = rng.next();
  EXPECT_EQ(first, 12966619160104079557U);
  EXPECT_EQ(second, 9600361134598540522U);
}

TEST(Rng, is_fair_below_a_bound) {
  Rng rng(7);
  std::array<int, 6> seen{};
  for (int i = 0; i < 60000; ++i) ++seen[static_cast<std::size_t>(rng.below(6))];
  for (int count : seen) EXPECT_NEAR(count, 10000, 400);
}

RC_GTEST_PROP(Bag, gives_the_nth_card_in_the_order_of_kinds, (std::vector<std::uint8_t> kinds)) {
  Bag<80> bag;
  std::vector<int> sorted;
  for (std::uint8_t kind : kinds) {
    bag.add(kind % 80);
    sorted.push_back(kind % 80);
  }
  std::sort(sorted.begin(), sorted.end());
  RC_ASSERT(bag.size() == static_cast<int>(sorted.size()));
  for (std::size_t n = 0; n < sorted.size(); ++n) RC_ASSERT(bag.nth(static_cast<int>(n)) == sorted[n]);
}

TEST(Bag, throws_when_an_absent_card_is_taken) {
  Bag<8> bag;
  EXPECT_THROW(bag.take(3), Bug);
}

TEST(Inline, resets_unused_places_and_checks_its_capacity) {
  Inline<int, 4> list{1, 2, 3};
  list.erase(list.begin());
  EXPECT_EQ(list, (Inline<int, 4>{2, 3}));
  EXPECT_EQ(list.data()[2], 0);
  EXPECT_THROW((Inline<int, 1>{1, 2}), Bug);
}

}  // namespace
}  // namespace filon

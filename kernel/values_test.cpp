// Seats, bags and chance.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "kernel/card.h"
#include "kernel/inline.h"
#include "kernel/long_list.h"
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

TEST(LongList, copies_what_is_in_use_and_touches_nothing_else) {
  using List = LongList<int, 100>;
  const List from{1, 2, 3};
  List to;
  const std::span rest(reinterpret_cast<unsigned char*>(&to) + sizeof(List) - 97 * sizeof(int), 97 * sizeof(int));
  std::fill(rest.begin(), rest.end(), std::uint8_t{0xAA});
  to = from;
  EXPECT_EQ(to, from);
  to.clear();
  const List& same = to;
  to = same;
  EXPECT_TRUE(to.empty());
  for (std::size_t i = 0; i < rest.size(); ++i) ASSERT_EQ(rest[i], 0xAA) << i;
}

TEST(LongList, inserts_and_erases_in_order) {
  LongList<int, 4> list{1, 3};
  list.insert(list.begin() + 1, 2);
  EXPECT_EQ(list, (LongList<int, 4>{1, 2, 3}));
  list.erase(list.begin());
  EXPECT_EQ(list, (LongList<int, 4>{2, 3}));
  list.pop_back();
  EXPECT_EQ(list.back(), 2);
  list.assign(4, 7);
  EXPECT_THROW(list.push_back(8), Bug);
  EXPECT_THROW(list.insert(list.begin(), 8), Bug);
  EXPECT_EQ(list, (LongList<int, 4>{7, 7, 7, 7}));
}

}  // namespace
}  // namespace filon

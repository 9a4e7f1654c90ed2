// The answers of a match.
#include "kernel/answers.h"

#include <gtest/gtest.h>

namespace filon::kernel {
namespace {

struct Place {
  std::int8_t x, y;
  bool turned;
  friend bool operator==(const Place&, const Place&) = default;
};
struct Pass {
  friend bool operator==(const Pass&, const Pass&) = default;
};
struct alignas(2) Pay {
  std::uint8_t first, second, third;
  friend bool operator==(const Pay&, const Pay&) = default;
};
using Action = std::variant<Place, Pass, Pay>;
using List = std::vector<Answer<Action>>;

List listed(const auto& answers) { return List(answers.begin(), answers.end()); }

TEST(Answers, are_read_as_they_were_given) {
  List given;
  Answers<Action> answers;
  for (int i = 0; i < 300; ++i) {
    const auto question = static_cast<std::uint16_t>(3 * i);
    const auto byte = static_cast<std::uint8_t>(i);
    const Action action = i % 3 == 0   ? Action(Place{static_cast<std::int8_t>(i), -1, i % 2 == 0})
                          : i % 3 == 1 ? Action(Pass{})
                                       : Action(Pay{byte, 2, 3});
    given.push_back({question, seat(i % 12), action});
    answers.push_back(given.back());
  }
  EXPECT_EQ(answers.size(), given.size());
  EXPECT_EQ(listed(answers), given);
  EXPECT_EQ(listed(answers.since(298)), List(given.begin() + 298, given.end()));
  EXPECT_TRUE(answers.since(300).empty());
}

// Records that were not made by a match can have any numbers.
TEST(Answers, can_belong_to_any_questions_and_seats) {
  const List given{{65535, nobody, Pass{}}, {0, seat(0), Pass{}},   {0, seat(1), Pass{}},
                   {14, seat(11), Pass{}},  {29, seat(11), Pass{}}, {30, seat(12), Pass{}}};
  Answers<Action> answers;
  for (const auto& answer : given) answers.push_back(answer);
  EXPECT_EQ(listed(answers), given);
}

TEST(Answers, are_equal_if_all_of_them_are) {
  Answers<Action> one, other;
  EXPECT_EQ(one, other);
  one.push_back({1, seat(0), Pay{1, 2, 3}});
  EXPECT_NE(one, other);
  other.push_back({1, seat(0), Pay{1, 2, 4}});
  EXPECT_NE(one, other);
}

}  // namespace
}  // namespace filon::kernel

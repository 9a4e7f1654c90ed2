// The parts of the arena that need no game.
#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "bots/arithmetic.h"
#include "bots/keyed_chance.h"
#include "bots/line_up.h"
#include "bots/statistics.h"

namespace filon::bots {
namespace {

TEST(Arithmetic, LogarithmsAreExactToTwelveDigits) {
  for (double x = 1e-12; x < 1e12; x *= 1.37)
    EXPECT_NEAR(natural_log(x), std::log(x), 1e-12 * (1 + std::abs(std::log(x))));
  EXPECT_EQ(natural_log(1), 0);
}

TEST(Share, HasWilsonsInterval) {
  const Estimate half = Share{50, 100}.estimate();
  EXPECT_NEAR(half.low, 0.4038, 1e-4);
  EXPECT_NEAR(half.high, 0.5962, 1e-4);
  const Estimate none = Share{0, 10}.estimate();
  EXPECT_NEAR(none.low, 0, 1e-12);
  EXPECT_GT(none.high, 0.2);
}

TEST(Mean, HasItsInterval) {
  Mean mean;
  for (const double one : {1.0, 0.0, -1.0, 1.0}) mean.add(one);
  EXPECT_NEAR(mean.value(), 0.25, 1e-12);
  EXPECT_NEAR(mean.estimate().margin(), 0.9383, 1e-3);
}

TEST(KeyedChance, DrawsEveryCardEquallyOften) {
  const std::array<std::uint8_t, 4> counts{1, 0, 2, 5};
  std::array<int, 4> drawn{};
  constexpr int draws = 20000;
  KeyedChance chance(1);
  for (int i = 0; i < draws; ++i) ++drawn[static_cast<std::size_t>(chance.pick({0, 0}, counts))];
  for (std::size_t kind = 0; kind < counts.size(); ++kind) EXPECT_NEAR(drawn[kind], draws * counts[kind] / 8.0, 250);
}

TEST(KeyedChance, DrawsOfOnePlaceDoNotDependOnOtherPlaces) {
  const std::array<std::uint8_t, 8> counts{3, 3, 3, 3, 3, 3, 3, 3};
  KeyedChance quiet(5), busy(5);
  for (int i = 0; i < 20; ++i) {
    for (int n = 0; n < i; ++n) busy.pick({2, 7}, counts);
    EXPECT_EQ(quiet.pick({2, 1}, counts), busy.pick({2, 1}, counts));
  }
}

// Another seat may have taken a card.
TEST(KeyedChance, OneCardLessChangesFewDraws) {
  const std::array<std::uint8_t, 8> all{3, 3, 3, 3, 3, 3, 3, 3}, less{2, 3, 3, 3, 3, 3, 3, 3};
  KeyedChance one(9), other(9);
  int same = 0;
  for (int i = 0; i < 1000; ++i) same += one.pick({0, 0}, all) == other.pick({0, 0}, less) ? 1 : 0;
  EXPECT_GT(same, 930);
}

class LineUpTest : public testing::Test {
 protected:
  Result<LineUp> parse(std::string_view text) { return LineUp::parse(text, {levels, interests, 3}); }
  std::string at(std::string_view text, int who, std::size_t interest, int rotation = 0) {
    return parse(text)->level(seat(who), interest, rotation);
  }
  const std::array<std::string_view, 2> levels{"easy", "normal"};
  const std::array<std::string_view, 2> interests{"digger", "saboteur"};
};

TEST_F(LineUpTest, ReadsLevelsByInterest) {
  EXPECT_EQ(at("easy", 2, 1), "easy");
  EXPECT_EQ(at("normal,saboteur=easy", 0, 0), "normal");
  EXPECT_EQ(at("normal,saboteur=easy", 0, 1), "easy");
  EXPECT_EQ(at("digger=easy,saboteur=normal", 0, 0), "easy");
  EXPECT_EQ(at("normal/easy", 0, 1), "easy");
  EXPECT_EQ(parse("normal")->rotations(), 1);
}

TEST_F(LineUpTest, RotatesOverTheSeats) {
  EXPECT_EQ(parse("normal+easy+easy")->rotations(), 3);
  EXPECT_EQ(at("normal+easy+easy", 0, 0, 0), "normal");
  EXPECT_EQ(at("normal+easy+easy", 0, 0, 1), "easy");
  EXPECT_EQ(at("normal+easy+easy", 2, 0, 1), "normal");
}

TEST_F(LineUpTest, ExplainsWhatItCannotRead) {
  EXPECT_EQ(parse("hard").error(), "'hard' is not a level; the levels are easy, normal");
  EXPECT_EQ(parse("easy,boss=normal").error(),
            "'boss' is not an interest in this game; the interests are digger, saboteur");
  EXPECT_EQ(parse("digger=easy").error(), "it names no level for saboteur");
  EXPECT_FALSE(parse("easy+normal"));
  EXPECT_FALSE(parse("easy,normal"));
  EXPECT_FALSE(parse(""));
}

}  // namespace
}  // namespace filon::bots

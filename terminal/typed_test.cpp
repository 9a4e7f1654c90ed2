#include "terminal/typed.h"

#include <gtest/gtest.h>

#include "terminal/names.h"

namespace filon::terminal {
namespace {

std::optional<Wish> wish(std::string_view line) { return wish_of(words_of(line)); }

TEST(Typed, WishesAreWordsAlone) {
  EXPECT_EQ(wish(" Legal "), Wish::Legal);
  EXPECT_EQ(wish("?"), Wish::Help);
  EXPECT_EQ(wish("h"), Wish::Help);
  EXPECT_EQ(wish("rules"), Wish::Rules);
  EXPECT_EQ(wish("b"), Wish::Board);
  EXPECT_EQ(wish("exit"), Wish::Quit);
  EXPECT_EQ(wish("legal 1"), std::nullopt);
  EXPECT_EQ(wish(""), std::nullopt);
  EXPECT_EQ(wish("1"), std::nullopt);
}

TEST(Typed, BracketsAndCommasSeparate) {
  EXPECT_EQ(words_of("3 (4,-1) Turned"), (std::vector<std::string>{"3", "4", "-1", "turned"}));
  EXPECT_TRUE(words_of(" ,() \t").empty());
}

TEST(Typed, NumbersAreWholeAndSmall) {
  EXPECT_EQ(number_of("12"), 12);
  EXPECT_EQ(number_of("-3"), -3);
  for (const char* word : {"", "x", "1x", "1.5", "1001", "99999999999999999999"})
    EXPECT_EQ(number_of(word), std::nullopt) << word;
}

TEST(Names, AreFoundByTheirBeginning) {
  const PlayerNames names({"Player1"}, 5);  // then Ada, Bruno, Cleo, Dario
  EXPECT_EQ(names.find("bru"), seat(2));
  EXPECT_EQ(names.find("2"), nobody);
  EXPECT_EQ(names.find("zoe"), nobody);
  EXPECT_EQ(names.find(""), nobody);
}

TEST(Names, OneOfThemIsYou) {
  const PlayerNames names({"Ann", "Bob"}, 3);
  EXPECT_EQ(names.as_told_to(seat(1))(seat(1)), "you");
  EXPECT_EQ(names.as_told_to(seat(1))(seat(0)), "Ann");
  EXPECT_EQ(names.all()(seat(1)), "Bob");
}

}  // namespace
}  // namespace filon::terminal

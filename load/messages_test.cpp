#include "load/messages.h"

#include <map>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/messages.h"

namespace filon::load {
namespace {

constexpr std::string_view asking =
    R"_({"type":"played","n":17,"told":[["asked",{"what":"turn"}]],"table":{"pile":3},)_"
    R"_("legal":{"place b-nes":["(3,0)","(3,0) turned"],"discard":["map"],"pass":[""]}})_";

TEST(Messages, HaveATypeAndANumber) {
  EXPECT_TRUE(is_of_type(asking, "played"));
  EXPECT_FALSE(is_of_type(asking, "play"));
  EXPECT_FALSE(is_of_type(asking, "view"));
  EXPECT_FALSE(is_of_type("", "view"));
  EXPECT_EQ(number_in(asking), 17);
  EXPECT_EQ(number_in(R"({"type":"pong"})"), std::nullopt);
}

TEST(Messages, TextsAreFoundByTheirKey) {
  constexpr std::string_view seated = R"({"type":"seated","table":"abc","seat":0,"token":"xyz"})";
  EXPECT_EQ(text_in(seated, "table"), "abc");
  EXPECT_EQ(text_in(seated, "code"), "");
}

TEST(Messages, EveryLegalAnswerIsPickedAboutAsOften) {
  Rng rng(1);
  std::map<std::string, int> picked;
  for (int i = 0; i < 4000; ++i) ++picked[pick_answer(asking, rng).value()];
  ASSERT_EQ(picked.size(), 4U);
  for (const std::string answer : {"place b-nes (3,0)", "place b-nes (3,0) turned", "discard map", "pass"})
    EXPECT_NEAR(picked[answer], 1000, 150) << answer;
}

TEST(Messages, WhereNothingIsAskedNothingIsPicked) {
  Rng rng(1);
  EXPECT_EQ(pick_answer(R"({"type":"played","n":17,"told":[]})", rng), std::nullopt);
  EXPECT_EQ(pick_answer(R"({"type":"played","n":17,"legal":{}})", rng), std::nullopt);
  EXPECT_EQ(pick_answer(R"({"type":"played","n":17,"legal":{"place b)", rng), std::nullopt);
}

TEST(Messages, TheServerUnderstandsWhatClientsSay) {
  EXPECT_EQ(answer_message(17, "place b-nes (3,0)"), R"_({"type":"answer","n":17,"answer":"place b-nes (3,0)"})_");
  const auto answer = protocol::read_message(answer_message(17, "pass"));
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(std::get<protocol::Answer>(*answer).answer, "pass");
  const auto create = protocol::read_message(create_message(10));
  ASSERT_TRUE(create) << create.error();
  EXPECT_EQ(std::get<protocol::Create>(*create).seats, 10);
  const auto join = protocol::read_message(join_message("abc", 3));
  ASSERT_TRUE(join) << join.error();
  EXPECT_EQ(std::get<protocol::Join>(*join).table, "abc");
}

}  // namespace
}  // namespace filon::load

#include "load/messages.h"

#include <map>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "protocol/messages.h"

namespace filon::load {
namespace {

namespace json = boost::json;

constexpr std::string_view asking =
    R"({"type":"played","n":17,"told":[["dug",{"at":1}]],"question":{"number":9,"what":"turn","seats":[0]},)"
    R"("table":{"pile":3},"mine":{"hand":["map","path"]},)"
    R"("legal":{"place":{"path":[[[3,0]],[[3,0],true]]},"discard":{"least":1,"most":1},"pass":[[]],"take":[[7]]}})";

json::object read(std::string_view text) { return read_message(text).value(); }

TEST(Messages, HaveATypeAndAQuestion) {
  EXPECT_EQ(type_of(read(asking)), "played");
  EXPECT_EQ(question_in(read(asking)).number, 9);
  EXPECT_FALSE(question_in(read(asking)).is_window);
  EXPECT_TRUE(question_in(read(R"({"question":{"number":9,"window":true}})")).is_window);
  EXPECT_EQ(question_in(read(R"({"type":"played","question":null})")).number, 0);
  EXPECT_EQ(type_of(read("{}")), "");
  EXPECT_FALSE(read_message(""));
  EXPECT_FALSE(read_message("[]"));
  EXPECT_EQ(text_in(read(R"({"table":"a\"b"})"), "table"), "a\"b");
  EXPECT_EQ(text_in(read(R"({"table":1})"), "table"), "");
}

TEST(Messages, ChangeTheHand) {
  json::array hand;
  follow_hand(read(asking), hand);
  EXPECT_EQ(hand, json::array({"map", "path"}));
  follow_hand(read(R"({"type":"played","mine":{"gold":{"1":1}}})"), hand);
  EXPECT_EQ(hand.size(), 2U);
  follow_hand(read(R"({"type":"played","mine":{"hand":["map"]}})"), hand);
  EXPECT_EQ(hand, json::array({"map"}));
  follow_hand(read(R"({"type":"view"})"), hand);
  EXPECT_TRUE(hand.empty());
}

TEST(Messages, EveryLegalAnswerIsEquallyLikely) {
  Rng rng(1);
  std::map<std::string, int> picked;
  const json::array hand{"map", "path"};
  for (int i = 0; i < 6000; ++i) ++picked[json::serialize(pick_answer(read(asking), hand, rng).value())];
  ASSERT_EQ(picked.size(), 6U);
  for (const std::string answer : {R"(["place","path",[3,0]])", R"(["place","path",[3,0],true])",
                                   R"(["discard",["map"]])", R"(["discard",["path"]])", R"(["pass"])", R"(["take",7])"})
    EXPECT_NEAR(picked[answer], 1000, 150) << answer;
}

TEST(Messages, DescribedAnswersAreMadeOfTheHand) {
  Rng rng(1);
  const json::array hand{"a", "b", "c"};
  std::map<std::string, int> picked;
  for (int i = 0; i < 1000; ++i)
    ++picked[json::serialize(
        pick_answer(read(R"({"legal":{"clear":{"away":["x","y"],"pay":2}}})"), hand, rng).value())];
  EXPECT_EQ(picked.size(), 6U);
  EXPECT_TRUE(picked.contains(R"(["clear","y",["a","c"]])"));
  picked.clear();
  for (int i = 0; i < 1000; ++i)
    ++picked[json::serialize(pick_answer(read(R"({"legal":{"discard":{"least":1,"most":3}}})"), hand, rng).value())];
  EXPECT_EQ(picked.size(), 7U);
}

TEST(Messages, WithoutLegalAnswersNothingIsPicked) {
  Rng rng(1);
  EXPECT_EQ(pick_answer(read(R"({"type":"played","n":17,"told":[]})"), {}, rng), std::nullopt);
  EXPECT_EQ(pick_answer(read(R"({"type":"played","n":17,"legal":{}})"), {}, rng), std::nullopt);
}

TEST(Messages, OnlyOneAnswerIsNoChoice) {
  EXPECT_TRUE(has_one_answer(read(R"({"legal":{"go_on":[[]]}})")));
  EXPECT_FALSE(has_one_answer(read(R"({"legal":{"agree":[[]],"decline":[[]]}})")));
  EXPECT_FALSE(has_one_answer(read(R"({"legal":{"take":[[1],[2]]}})")));
  EXPECT_FALSE(has_one_answer(read(R"({"legal":{"discard":{"least":1,"most":1}}})")));
  EXPECT_FALSE(has_one_answer(read(R"({"type":"played"})")));
}

TEST(Messages, AGameAndANumberOfPlayersAreFound) {
  const json::object welcome = read(
      R"({"type":"welcome","protocol":3,"games":[{"game":"one","players":[2,6]},{"game":"two","players":[3,4]}]})");
  EXPECT_EQ(text_in(*find_game(welcome, ""), "game"), "one");
  EXPECT_EQ(text_in(*find_game(welcome, "two"), "game"), "two");
  EXPECT_EQ(find_game(welcome, "three"), nullptr);
  const json::object advice = read(R"({"type":"advice","impossible":{"players":{"5":{},"6":{},"2":{}}}})");
  EXPECT_EQ(nearest_players(*find_game(welcome, ""), advice, 10), 4);
  EXPECT_EQ(nearest_players(*find_game(welcome, ""), advice, 3), 3);
  EXPECT_EQ(nearest_players(*find_game(welcome, ""), advice, 1), 3);
  EXPECT_EQ(nearest_players(*find_game(welcome, ""), read(R"({"type":"advice"})"), 3), std::nullopt);
}

TEST(Messages, TheServerUnderstandsTheMessagesOfClients) {
  const auto answer = protocol::read_message(answer_message(17, {"place", "b-nes", json::array{3, 0}}));
  ASSERT_TRUE(answer) << answer.error();
  EXPECT_EQ(std::get<protocol::Answer>(*answer).answer, R"(["place","b-nes",[3,0]])");
  EXPECT_EQ(std::get<protocol::Answer>(*answer).question, 17);
  const auto create = protocol::read_message(create_message("classic", 10));
  ASSERT_TRUE(create) << create.error();
  EXPECT_EQ(std::get<protocol::Create>(*create).players, 10);
  const auto choose = protocol::read_message(choose_message("classic", 10));
  ASSERT_TRUE(choose) << choose.error();
  EXPECT_EQ(std::get<protocol::Choose>(*choose).players, 10);
  const auto join = protocol::read_message(join_message("abc", 3));
  ASSERT_TRUE(join) << join.error();
  EXPECT_EQ(std::get<protocol::Join>(*join).table, "abc");
}

}  // namespace
}  // namespace filon::load

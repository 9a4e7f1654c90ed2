// The pause after a round: people look at it until they go on, and nobody waits for those who are away.
#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

constexpr Time a_look = RoomSettings{}.bot_pause * 6;

class AfterARound : public testing::Test {
 protected:
  void SetUp() override { until_it_is_over(table); }
  static void until_it_is_over(TestRoom& table) {
    table.start();
    for (int i = 0; i < 400 && !is_pause(table); ++i) table.play(1);
    ASSERT_TRUE(is_pause(table));
  }
  static bool is_pause(TestRoom& table) {
    const boost::json::value* question = table.readers[eve].whole().if_contains("question");
    return question && question->is_object() && question->at("what") == "go_on";
  }
  Answer going_on() { return {table.readers[eve].question(), R"(["go_on"])"}; }
  void expect_round_begins() {
    ASSERT_TRUE(table.room->next_tick());
    EXPECT_LE(*table.room->next_tick(), table.now);
    EXPECT_EQ(table.tick(), 1U);
    EXPECT_TRUE(table.log.back().ends_with(" closed "));
    EXPECT_FALSE(is_pause(table));
  }

  TestRoom table;
};

TEST_F(AfterARound, PeopleAreOfferedToGoOn) {
  const boost::json::object offer{{"go_on", {boost::json::array{}}}};
  EXPECT_EQ(table.readers[ann].legal(), offer);
  EXPECT_EQ(table.readers[bob].legal(), offer);
  EXPECT_FALSE(table.is_asked(eve));
  EXPECT_EQ(table.newest(ann, "played").at("left"), 90);
}

TEST_F(AfterARound, TheNextOneBeginsWhenAllWhoAreHereHaveGoneOn) {
  EXPECT_EQ(table.room->next_tick(), table.now + 90'000);
  const int moments = static_cast<int>(table.newest(eve, "played").at("n").as_int64());
  EXPECT_EQ(table.error(ann, going_on()), "");
  EXPECT_EQ(table.lobby_seat(0).at("ready"), true);
  EXPECT_FALSE(table.lobby_seat(1).contains("ready"));
  EXPECT_EQ(table.room->next_tick(), table.now + 90'000) << "Bob still looks";
  EXPECT_EQ(table.error(eve, going_on()), "not_seated");
  EXPECT_EQ(table.error(bob, going_on()), "");
  EXPECT_EQ(table.newest(eve, "played").at("n"), moments) << "nothing was played";
  expect_round_begins();
  EXPECT_EQ(table.newest(eve, "played").at("n"), moments + 1);
  EXPECT_FALSE(table.lobby_seat(0).contains("ready"));
  EXPECT_FALSE(table.lobby_seat(1).contains("ready"));
}

// It writes nothing, so it must not tell everybody each time.
TEST_F(AfterARound, GoingOnTwiceIsToldToNobodyElse) {
  table.handle(ann, going_on());
  const Effects again = table.handle(ann, going_on());
  ASSERT_EQ(again.messages.size(), 1U);
  EXPECT_EQ(again.messages[0].to, ann);
}

TEST_F(AfterARound, GoingOnTwiceChangesNothing) {
  table.handle(ann, going_on());
  const std::size_t entries = table.log.size();
  EXPECT_EQ(table.error(ann, going_on()), "");
  EXPECT_EQ(table.log.size(), entries);
  table.enter(dan, seat(0));
  EXPECT_FALSE(table.newest(dan, "view").contains("legal")) << "they have gone on";
}

TEST_F(AfterARound, OtherAnswersAreRefused) {
  EXPECT_EQ(table.error(ann, Answer{going_on().question, R"(["pass"])"}), "not_the_question");
  EXPECT_EQ(table.error(ann, Answer{going_on().question, R"(["dance"])"}), "not_an_answer");
  EXPECT_EQ(table.error(ann, Answer{going_on().question + 1, R"(["go_on"])"}), "late");
}

TEST_F(AfterARound, TheLimitOfTheTableEndsIt) {
  EXPECT_EQ(table.error(bob, Configure{.rest = 10}), "not_host");
  EXPECT_EQ(table.error(ann, Configure{.rest = 10}), "");
  EXPECT_EQ(table.newest(bob, "lobby").at("rest"), 10);
  EXPECT_EQ(table.room->next_tick(), table.now + 10'000);
  table.handle(bob, going_on());
  table.wait(9);
  EXPECT_EQ(table.tick(), 0U);
  table.enter(dan, seat(1));
  EXPECT_EQ(table.newest(dan, "view").at("left"), 1);
  table.wait(1);
  expect_round_begins();
}

TEST_F(AfterARound, NobodyWaitsForSomebodyForWhomABotAnswers) {
  table.handle(ann, Substitute{1, "easy"});
  EXPECT_EQ(table.error(bob, going_on()), "substituted");
  table.handle(ann, going_on());
  expect_round_begins();
}

TEST_F(AfterARound, WhoLosesTheConnectionHasAMomentToComeBack) {
  table.wait(20);
  table.handle(ann, going_on());
  table.exit(bob);
  EXPECT_EQ(table.room->next_tick(), table.now + a_look);
  table.wait(2);
  table.enter(bob, seat(1));
  EXPECT_EQ(table.room->next_tick(), table.now + 68'000);
  table.exit(bob);
  table.now += a_look;
  expect_round_begins();
}

TEST_F(AfterARound, WithNobodyHereItIsShort) {
  table.wait(20);
  table.exit(ann);
  table.exit(bob);
  EXPECT_EQ(table.room->next_tick(), table.now + a_look);
  table.now += a_look;
  expect_round_begins();
}

TEST_F(AfterARound, WhoWasAwayBeforeIsNotWaitedFor) {
  TestRoom other;
  other.start();
  other.play(3);
  other.exit(bob);
  other.handle(ann, Substitute{1, "easy"});
  for (int i = 0; i < 400 && !is_pause(other); ++i) other.play(1);
  other.handle(ann, Substitute{1, {}});
  other.handle(ann, Answer{other.readers[eve].question(), R"(["go_on"])"});
  EXPECT_LE(*other.room->next_tick(), other.now);
}

TEST_F(AfterARound, APausedTableWaits) {
  table.handle(ann, Pause{true});
  EXPECT_EQ(table.error(bob, going_on()), "not_now");
  EXPECT_FALSE(table.room->next_tick());
  table.wait(1000);
  table.handle(ann, Pause{false});
  EXPECT_EQ(table.room->next_tick(), table.now + 90'000);
  EXPECT_TRUE(table.is_asked(bob));
}

TEST_F(AfterARound, ARestartKeepsWhoHasGoneOn) {
  table.handle(ann, Configure{.rest = 20});
  table.handle(ann, going_on());
  table.restore(table.log);
  table.enter(ann, seat(0));
  table.enter(bob, seat(1));
  table.enter(eve, nobody);
  EXPECT_EQ(table.lobby_seat(0).at("ready"), true);
  EXPECT_EQ(table.newest(ann, "lobby").at("rest"), 20);
  EXPECT_FALSE(table.newest(ann, "view").contains("legal"));
  EXPECT_TRUE(table.newest(bob, "view").contains("legal"));
  table.handle(bob, going_on());
  expect_round_begins();
}

TEST(Pauses, HaveTheLimitOfTheTable) {
  const Create create{
      .game = "classic", .players = 3, .options = "{}", .is_public = true, .clock = {}, .person = {}, .rest = 300};
  TestRoom table({Room::creation(create, "ABCDE", 1'700'000'000'000)});
  table.sit(ann, "Ann");
  EXPECT_EQ(table.newest(ann, "lobby").at("rest"), 300);
  // Tables from before there was a limit.
  TestRoom old(
      {R"(1700000000 created {"code":"ABCDE","game":"classic","players":3,"options":{},"public":true,"clock":0,)"
       R"("secret":")" +
       std::string(64, '0') + "\"}"});
  old.sit(ann, "Ann");
  EXPECT_EQ(old.newest(ann, "lobby").at("rest"), 90);
}

}  // namespace
}  // namespace filon::server

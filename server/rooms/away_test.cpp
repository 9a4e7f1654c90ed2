// People who lose their connection during a match: after a minute everybody knows, and a bot can help until they are
// back.
#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

// A match with a bot on seat 2. Bob is asked and disconnects.
class Away : public testing::Test {
 protected:
  void SetUp() override {
    table.start();
    for (int i = 0; i < 20 && !table.is_asked(bob); ++i) table.play(1);
    ASSERT_TRUE(table.is_asked(bob));
    table.exit(bob);
  }
  bool is_absent() { return table.lobby_seat(1).contains("absent"); }
  void wait_until_absent() {
    table.wait(60);
    table.tick();
    ASSERT_TRUE(is_absent());
  }

  TestRoom table;
};

TEST_F(Away, IsToldAfterAMinute) {
  EXPECT_FALSE(is_absent());
  EXPECT_EQ(table.room->next_tick(), table.now + 60'000);
  table.wait(59);
  table.tick();
  EXPECT_FALSE(is_absent());
  const std::size_t lobbies = table.count(eve, "lobby");
  table.wait(1);
  EXPECT_EQ(table.tick(), 0U) << "nothing is logged";
  EXPECT_TRUE(is_absent());
  EXPECT_EQ(table.count(eve, "lobby"), lobbies + 1);
  EXPECT_FALSE(table.room->next_tick()) << "once";
  table.enter(bob, seat(1));
  EXPECT_FALSE(is_absent());
  table.exit(bob);
  EXPECT_EQ(table.room->next_tick(), table.now + 60'000);
}

TEST_F(Away, AnotherDeviceIsEnough) {
  table.enter(bob, seat(1));
  table.enter(dan, seat(1));
  table.exit(bob);
  EXPECT_FALSE(table.room->next_tick());
  table.wait(100);
  table.tick();
  EXPECT_FALSE(is_absent());
}

TEST_F(Away, ConcernsOnlyMatchesThatRun) {
  TestRoom lobby;
  lobby.exit(bob);
  EXPECT_FALSE(lobby.room->next_tick());
  lobby.wait(100);
  lobby.start();
  EXPECT_FALSE(lobby.lobby_seat(1).contains("absent")) << "the minute begins with the match";
  lobby.wait(61);
  lobby.handle(ann, Pause{true});
  EXPECT_TRUE(lobby.lobby_seat(1).contains("absent"));
  lobby.enter(bob, seat(1));
  lobby.handle(ann, Pause{false});
  lobby.play();
  ASSERT_EQ(lobby.room->phase(), Room::Phase::Over);
  lobby.exit(bob);
  EXPECT_FALSE(lobby.room->next_tick());
}

TEST_F(Away, NobodyIsToldAtAnEmptyTable) {
  table.exit(ann);
  table.exit(eve);
  EXPECT_FALSE(table.room->next_tick());
  table.wait(1000);
  table.enter(eve, nobody);
  EXPECT_TRUE(table.newest(eve, "lobby").at("seats").at(1).as_object().contains("absent"));
}

TEST_F(Away, OnlyTheHostCallsABotBefore) {
  table.handle(ann, HandOver{1});
  EXPECT_EQ(table.error(ann, Substitute{1, "easy"}), "not_host");
  wait_until_absent();
  EXPECT_EQ(table.error(eve, Substitute{1, "easy"}), "not_host");
  EXPECT_EQ(table.error(ann, Substitute{1, {}}), "not_host");
  EXPECT_EQ(table.error(ann, Substitute{2, "easy"}), "not_host");
  EXPECT_EQ(table.error(ann, Substitute{3, "easy"}), "not_host");
  EXPECT_EQ(table.error(ann, Substitute{1, "genius"}), "no_such_level");
  table.holds_thoughts = true;
  EXPECT_EQ(table.error(ann, Substitute{1, "easy"}), "");
  EXPECT_EQ(table.lobby_seat(1).at("bot"), "easy");
  EXPECT_EQ(table.finish_thoughts(), 1);
  EXPECT_NE(table.log.back().find(" answer 1 "), std::string::npos);
}

TEST_F(Away, TheBotStepsDownWhenThePersonIsBack) {
  wait_until_absent();
  table.holds_thoughts = true;
  table.handle(ann, Substitute{1, "easy"});
  table.enter(bob, seat(1));
  EXPECT_TRUE(table.log.back().ends_with(" took_over 1"));
  EXPECT_FALSE(table.lobby_seat(1).contains("bot"));
  EXPECT_FALSE(is_absent());
  EXPECT_TRUE(table.newest(bob, "view").contains("legal")) << "they are asked again";
  EXPECT_EQ(table.error(bob, table.digging(bob)), "");
}

TEST_F(Away, AllDevicesAreAskedAgain) {
  table.enter(bob, seat(1));
  table.handle(ann, Substitute{1, "easy"});
  table.handle(ann, Pause{true});
  table.handle(ann, Pause{false});
  EXPECT_FALSE(table.is_asked(bob));
  table.enter(dan, seat(1));
  EXPECT_TRUE(table.is_asked(dan));
  EXPECT_TRUE(table.is_asked(bob));
}

TEST_F(Away, ASpectatorOfTheSeatChangesNothing) {
  table.handle(ann, Substitute{1, "easy"});
  const std::size_t entries = table.log.size();
  table.enter(dan, nobody);
  EXPECT_EQ(table.log.size(), entries);
  EXPECT_EQ(table.lobby_seat(1).at("bot"), "easy");
}

TEST_F(Away, AfterARestartTheMinuteBeginsAgain) {
  wait_until_absent();
  table.restore(table.log);
  table.enter(ann, seat(0));
  EXPECT_FALSE(is_absent());
  EXPECT_EQ(table.room->next_tick(), table.now + 60'000);
  wait_until_absent();
}

class GivingUp : public testing::Test {
 protected:
  void SetUp() override { table.start(); }
  TestRoom table;
};

TEST_F(GivingUp, ABotGetsTheSeatForGood) {
  table.enter(dan, seat(1));  // Bob's other device
  EXPECT_EQ(table.error(bob, GiveUp{}), "");
  EXPECT_TRUE(table.log.back().ends_with(" bot 1 normal"));
  EXPECT_EQ(table.lobby_seat(1), (boost::json::object{{"bot", "normal"}, {"was", "Bob"}}));
  EXPECT_FALSE(table.room->seat_of_token(TestRoom::token("Bob")));
  for (const Client client : {bob, dan}) {
    EXPECT_EQ(table.room->seat_of(client), nobody);
    EXPECT_EQ(table.count(client, "unseated"), 1U);
    EXPECT_FALSE(table.newest(client, "view").contains("mine")) << "they watch";
    EXPECT_EQ(table.newest(client, "lobby").at("watching"), 3);
  }
  EXPECT_EQ(table.error(bob, Say{"good luck"}), "not_seated");
  EXPECT_EQ(table.count(ann, "unseated"), 0U);
  table.play();
  EXPECT_EQ(table.room->phase(), Room::Phase::Over);
  EXPECT_EQ(table.newest(ann, "lobby").at("salts"), boost::json::array({"a", "b", ""})) << "the shuffle is the same";
  TestRoom again(table.log);
  EXPECT_EQ(again.shown_to_all(), table.shown_to_all());
}

TEST_F(GivingUp, TheNextPersonWhoIsHereBecomesTheHost) {
  EXPECT_EQ(table.error(ann, GiveUp{}), "");
  EXPECT_EQ(table.newest(bob, "lobby").at("host"), 1);
  EXPECT_EQ(table.error(bob, Pause{true}), "");
  EXPECT_EQ(table.error(bob, GiveUp{}), "") << "also in a pause";
  EXPECT_EQ(table.newest(eve, "lobby").at("phase"), "paused");
}

TEST_F(GivingUp, SomebodyWhoIsHereIsPreferred) {
  TestRoom three;
  three.sit(dan, "Dan");
  three.handle(ann, Start{});
  three.exit(bob);
  three.handle(ann, GiveUp{});
  EXPECT_EQ(three.newest(dan, "lobby").at("host"), 2);
}

TEST_F(GivingUp, TheLastPersonLeavesTheMatchToTheBots) {
  table.handle(bob, GiveUp{});
  table.handle(ann, GiveUp{});
  table.play();
  EXPECT_EQ(table.room->phase(), Room::Phase::Over);
}

}  // namespace
}  // namespace filon::server

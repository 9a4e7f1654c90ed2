// Talk at a table: who gets it, its limit, muting and hiding.
#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

TEST(Talk, IsSentToAll) {
  TestRoom table;
  EXPECT_EQ(table.error(bob, Say{"good \"luck\" \\"}), "");
  for (const Client client : {ann, bob, eve}) {
    const auto said = table.newest(client, "said");
    EXPECT_EQ(said.at("seat"), 1);
    EXPECT_EQ(said.at("text"), "good \"luck\" \\");
  }
  EXPECT_EQ(table.error(ann, Statement{Statement::About::Request, 0, "mend", "lantern"}), "");
  const auto stated = table.newest(eve, "stated");
  EXPECT_EQ(stated.at("seat"), 0);
  EXPECT_EQ(stated.at("about"), "request");
  EXPECT_EQ(stated.at("what"), "mend");
  EXPECT_EQ(stated.at("with"), "lantern");
}

TEST(Talk, CanBeReadFromTheLog) {
  TestRoom table;
  table.start();
  table.handle(bob, Say{"good \"luck\" \\"});
  table.play(1);
  table.handle(ann, Statement{Statement::About::Goal, 2, "gold", ""});
  table.handle(eve, History{});
  EXPECT_EQ(boost::json::parse(Room::talk_in(table.log)), table.newest(eve, "history").at("talk"));
  EXPECT_EQ(Room::talk_in({}), "[]");
}

// Moments are answers and closed windows, so talk after the end of a round has the right moment, too.
TEST(Talk, KeepsItsMomentsWhenItIsReadFromTheLog) {
  TestRoom table;
  table.start();
  // Three lines fit into the shortest round: chance can end a match early.
  for (int i = 0; i < 18 && table.room->phase() == Room::Phase::Playing; ++i) {
    table.handle(bob, Say{"line " + std::to_string(i)});
    table.play(i < 3 ? 2 : 10);
    table.wait(11);
  }
  table.handle(eve, History{});
  EXPECT_GT(table.newest(eve, "history").at("talk").as_array().size(), 2U);
  EXPECT_EQ(boost::json::parse(Room::talk_in(table.log)), table.newest(eve, "history").at("talk"));
}

TEST(Talk, HidingTwiceIsLoggedOnce) {
  TestRoom table;
  EXPECT_EQ(table.handle(ann, Hide{1, true}).log.size(), 1U);
  EXPECT_EQ(table.handle(ann, Hide{1, true}).log.size(), 0U);
}

TEST(Talk, IsLimited) {
  TestRoom table;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(table.error(bob, Say{"hello"}), "");
  EXPECT_EQ(table.error(bob, Say{"hello"}), "too_much_talk");
  EXPECT_EQ(table.error(bob, Statement{Statement::About::Trust, 0, "", ""}), "too_much_talk");
  EXPECT_EQ(table.error(ann, Say{"hello"}), "") << "each person has their own limit";
  table.wait(11);
  EXPECT_EQ(table.error(bob, Say{"hello"}), "");
}

// Found by fuzz_table: the entry was read in the wrong order, and the table was sealed.
TEST(Talk, IsStoppedByMutingUntilUnmuted) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, Mute{1, true}), "");
  EXPECT_EQ(table.lobby_seat(1).at("muted"), true);
  EXPECT_FALSE(table.lobby_seat(0).contains("muted"));
  EXPECT_EQ(table.error(bob, Say{"hello"}), "muted");
  EXPECT_EQ(table.error(bob, Statement{Statement::About::Trust, 0, "", ""}), "muted");
  EXPECT_EQ(table.error(ann, Mute{1, false}), "");
  EXPECT_EQ(table.error(bob, Say{"hello"}), "");
}

TEST(Talk, IsNotSentToAPersonWhoHidIt) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, Hide{1, true}), "");
  table.handle(bob, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 0U);
  EXPECT_EQ(table.count(bob, "said"), 1U);
  EXPECT_EQ(table.count(eve, "said"), 1U);
  table.handle(ann, History{});
  EXPECT_TRUE(table.newest(ann, "history").at("talk").as_array().empty());
  table.handle(eve, History{});
  EXPECT_EQ(table.newest(eve, "history").at("talk").as_array().size(), 1U);
  EXPECT_EQ(table.error(ann, Hide{1, false}), "");
  table.handle(bob, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 1U);
}

TEST(Talk, StaysHiddenWhenSeatsChange) {
  TestRoom table;
  table.handle(ann, Hide{1, true});
  ASSERT_EQ(table.error(bob, Sit{2}), "");
  table.sit(dan, "Dan");
  ASSERT_EQ(table.room->seat_of(dan), seat(1));
  table.handle(bob, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 0U) << "Bob is still hidden at the new seat";
  table.handle(dan, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 1U) << "the next person at Bob's old seat is not hidden";
}

TEST(Talk, OfANewPersonIsNotHidden) {
  TestRoom table;
  table.handle(ann, Hide{1, true});
  table.handle(bob, Leave{});
  table.sit(dan, "Dan");
  table.handle(dan, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 1U);
}

// A table cannot fill the disk. What the match needs is still taken.
TEST(Talk, EndsWhenTheLogIsFull) {
  TestRoom first;
  first.start();
  std::vector<std::string> log = first.log;
  const std::string line = "1700000000 said 0 " + std::string(300, 'x');
  for (int i = 0; i < 7000; ++i) log.push_back(line);
  TestRoom table(log);
  table.enter(ann, seat(0));
  table.enter(bob, seat(1));
  EXPECT_EQ(table.error(ann, Say{"one more"}), "log_full");
  EXPECT_EQ(table.error(ann, Rename{{"Anna", "", ""}}), "log_full");
  EXPECT_EQ(table.error(ann, Configure{.clock = Clock{60}}), "log_full");
  EXPECT_EQ(table.error(ann, Pause{true}), "log_full");
  EXPECT_EQ(table.error(ann, History{}), "");
  table.play();
  EXPECT_EQ(table.room->phase(), Room::Phase::Over);
}

// Who fills the log with talk does not learn from it whether others do something in secret.
TEST(Talk, HasItsOwnRoomInTheLog) {
  TestRoom first;
  first.start();
  const auto takes_talk = [&](const std::string& entry, int count) {
    std::vector<std::string> log = first.log;
    for (int i = 0; i < count; ++i) log.push_back(entry);
    TestRoom table(log);
    table.enter(ann, seat(0));
    table.enter(bob, seat(1));
    EXPECT_EQ(table.error(ann, Hide{1, true}), "") << "the secrets of others take nothing from Ann";
    const std::string whether_bob_may = table.error(bob, Hide{0, true});
    return table.error(ann, Say{"hello"}).empty() && whether_bob_may == "log_full";
  };
  EXPECT_TRUE(takes_talk("1700000000 hid 1 0 0", 200'000));
  EXPECT_FALSE(takes_talk("1700000000 hid 1 0 0", 10)) << "Bob may still hide somebody";
}

}  // namespace
}  // namespace filon::server

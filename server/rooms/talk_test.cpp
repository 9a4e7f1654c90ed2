// Talk at a table: who hears it, how much of it there is, and who is spared it.
#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

TEST(Talk, IsHeardByAll) {
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
  table.hear(bob, Say{"good \"luck\" \\"});
  table.play(1);
  table.hear(ann, Statement{Statement::About::Goal, 2, "gold", ""});
  table.hear(eve, History{});
  EXPECT_EQ(boost::json::parse(Room::talk_in(table.log)), table.newest(eve, "history").at("talk"));
  EXPECT_EQ(Room::talk_in({}), "[]");
}

// Moments are answers and closings: talk after the end of a round stands where it was said.
TEST(Talk, StandsWhereItWasSaidWhenItIsReadFromTheLog) {
  TestRoom table;
  table.start();
  for (int i = 0; i < 6 && table.room->phase() == Room::Phase::Playing; ++i) {
    table.hear(bob, Say{"line " + std::to_string(i)});
    table.play(30);
    table.wait(11);
  }
  table.hear(eve, History{});
  EXPECT_GT(table.newest(eve, "history").at("talk").as_array().size(), 2U);
  EXPECT_EQ(boost::json::parse(Room::talk_in(table.log)), table.newest(eve, "history").at("talk"));
}

TEST(Talk, HidingTwiceIsLoggedOnce) {
  TestRoom table;
  EXPECT_EQ(table.hear(ann, Hide{1, true}).log.size(), 1U);
  EXPECT_EQ(table.hear(ann, Hide{1, true}).log.size(), 0U);
}

TEST(Talk, HasItsLimit) {
  TestRoom table;
  for (int i = 0; i < 10; ++i) EXPECT_EQ(table.error(bob, Say{"hello"}), "");
  EXPECT_EQ(table.error(bob, Say{"hello"}), "too_much_talk");
  EXPECT_EQ(table.error(bob, Statement{Statement::About::Trust, 0, "", ""}), "too_much_talk");
  EXPECT_EQ(table.error(ann, Say{"hello"}), "") << "the limit is everybody's own";
  table.wait(11);
  EXPECT_EQ(table.error(bob, Say{"hello"}), "");
}

// Found by fuzz_table: the entry was read from its end, and the table was sealed.
TEST(Talk, IsStoppedByMutingAndGoesOnAfterIt) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, Mute{1, true}), "");
  EXPECT_EQ(table.lobby_seat(1).at("muted"), true);
  EXPECT_FALSE(table.lobby_seat(0).contains("muted"));
  EXPECT_EQ(table.error(bob, Say{"hello"}), "muted");
  EXPECT_EQ(table.error(bob, Statement{Statement::About::Trust, 0, "", ""}), "muted");
  EXPECT_EQ(table.error(ann, Mute{1, false}), "");
  EXPECT_EQ(table.error(bob, Say{"hello"}), "");
}

TEST(Talk, IsHiddenFromWhoeverHidIt) {
  TestRoom table;
  EXPECT_EQ(table.error(ann, Hide{1, true}), "");
  table.hear(bob, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 0U);
  EXPECT_EQ(table.count(bob, "said"), 1U);
  EXPECT_EQ(table.count(eve, "said"), 1U);
  table.hear(ann, History{});
  EXPECT_TRUE(table.newest(ann, "history").at("talk").as_array().empty());
  table.hear(eve, History{});
  EXPECT_EQ(table.newest(eve, "history").at("talk").as_array().size(), 1U);
  EXPECT_EQ(table.error(ann, Hide{1, false}), "");
  table.hear(bob, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 1U);
}

TEST(Talk, StaysHiddenWhenSeatsChange) {
  TestRoom table;
  table.hear(ann, Hide{1, true});
  ASSERT_EQ(table.error(bob, Sit{2}), "");
  table.sit(dan, "Dan");
  ASSERT_EQ(table.room->seat_of(dan), seat(1));
  table.hear(bob, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 0U) << "Bob is hidden wherever they sit";
  table.hear(dan, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 1U) << "and whoever sits where they sat is not";
}

TEST(Talk, OfSomebodyNewIsNotHidden) {
  TestRoom table;
  table.hear(ann, Hide{1, true});
  table.hear(bob, Leave{});
  table.sit(dan, "Dan");
  table.hear(dan, Say{"hello"});
  EXPECT_EQ(table.count(ann, "said"), 1U);
}

}  // namespace
}  // namespace filon::server

// Everybody at a table has a name of their own. A log has the names that people got, and is not judged again.
#include <gtest/gtest.h>

#include "server/rooms/test_room.h"

namespace filon::server {
namespace {

using namespace protocol;

std::string name_at(TestRoom& table, int at) { return std::string(table.lobby_seat(at).at("name").as_string()); }

TEST(Names, WhoSitsDownGetsANumberIfTheNameIsTaken) {
  TestRoom table;
  table.sit(dan, "ann");
  EXPECT_EQ(name_at(table, 2), "ann 2");
  EXPECT_EQ(name_at(table, 0), "Ann");
}

TEST(Names, WhoTakesAnotherNameGetsANumberIfItIsTaken) {
  TestRoom table;
  EXPECT_EQ(table.error(bob, Rename{{"Аnn", "", ""}}), "");  // the A is Cyrillic
  EXPECT_EQ(name_at(table, 1), "Аnn 2");
  EXPECT_EQ(table.error(bob, Rename{{"Аnn 2", "fox", ""}}), "") << "as a client does that sends a new salt";
  EXPECT_EQ(name_at(table, 1), "Аnn 2");
  EXPECT_EQ(table.error(ann, Rename{{"ANN", "", ""}}), "") << "nobody is in their own way";
  EXPECT_EQ(name_at(table, 0), "ANN");
  EXPECT_EQ(table.error(ann, Rename{{"Flo", "", ""}}), "");
  EXPECT_EQ(table.error(bob, Rename{{"Ann", "", ""}}), "");
  EXPECT_EQ(name_at(table, 1), "Ann") << "it is free again";
}

// What they did is still told by their name.
TEST(Names, OfPeopleWhoGaveUpTheirSeatAreTaken) {
  TestRoom table;
  table.start();
  EXPECT_EQ(table.error(bob, GiveUp{}), "");
  EXPECT_EQ(table.error(ann, Rename{{"Bob", "", ""}}), "");
  EXPECT_EQ(name_at(table, 0), "Bob 2");
}

TEST(Names, AreRestoredAsTheyWere) {
  TestRoom table;
  table.sit(dan, "Ann");
  table.handle(bob, Rename{{"Ann", "", ""}});
  const auto shown = table.newest(ann, "lobby").at("seats");
  TestRoom again(table.log);
  again.enter(ann, seat(0));
  again.enter(bob, seat(1));
  again.enter(dan, seat(2));
  EXPECT_EQ(again.newest(ann, "lobby").at("seats"), shown);

  // From before names were told apart, or refused.
  std::vector<std::string> old = table.log;
  for (std::string& entry : old)
    for (const std::string number : {"Ann 2", "Ann 3"})
      if (const std::size_t at = entry.find(number); at != std::string::npos) entry.replace(at, number.size(), "Bot");
  TestRoom older(old);
  older.enter(ann, seat(0));
  EXPECT_EQ(name_at(older, 1), "Bot");
  EXPECT_EQ(name_at(older, 2), "Bot");
}

TEST(Names, AreKeptInTheRecordAndInARematch) {
  TestRoom table;
  EXPECT_EQ(table.error(bob, Rename{{"Ann", "", ""}}), "");
  table.start();
  table.play();
  ASSERT_TRUE(table.finished);
  EXPECT_NE(table.finished->record.find(R"([Seat0 "Ann"] [Seat1 "Ann 2"])"), std::string::npos);
  EXPECT_EQ(table.error(ann, Rematch{}), "");
  ASSERT_TRUE(table.rematch);
  std::vector<std::string> log{Room::creation(table.rematch->create, "FGHIJ", table.now)};
  log.insert(log.end(), table.rematch->log.begin(), table.rematch->log.end());
  TestRoom again(log);
  again.enter(ann, seat(0));
  EXPECT_EQ(name_at(again, 0), "Ann");
  EXPECT_EQ(name_at(again, 1), "Ann 2");
}

}  // namespace
}  // namespace filon::server

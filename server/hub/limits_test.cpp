// What one address, one client and the whole server may have.
#include <gtest/gtest.h>

#include "server/hub/hub.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

constexpr Time a_minute = 60'000;

TEST(Hubs, LimitTheConnectionsOfAnAddress) {
  TestHub hub(Limits{.connections_per_address = 2});
  Guest first(hub), second(hub), third(hub);
  EXPECT_TRUE(second.is_connected());
  EXPECT_FALSE(third.is_connected());
  EXPECT_TRUE(Guest(hub, "192.0.2.2").is_connected());
  first.hang_up();
  EXPECT_TRUE(Guest(hub).is_connected());
}

TEST(Hubs, LimitTheTablesOfAnAddress) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables_per_address = 1});
  Guest ann(hub), bob(hub), cleo(hub, "192.0.2.2");
  ann.say(create);
  bob.say(create);
  EXPECT_EQ(bob.error(), "too_many_tables");
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "");
  // Once the table is forgotten, another may be created.
  ann.say(R"({"type":"leave"})");
  hub.now += 61 * a_minute;
  hub.tick();
  bob.say(create);
  EXPECT_EQ(bob.error(), "");
}

TEST(Hubs, CloseTheOldestAbandonedMatchWhenItsAddressIsAtTheLimit) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables_per_address = 3});
  std::vector<std::unique_ptr<Guest>> guests;
  for (int i = 0; i < 3; ++i) {
    guests.push_back(std::make_unique<Guest>(hub));
    begin_with_bots(*guests.back());
  }
  Guest ann(hub), elsewhere(hub, "192.0.2.2");
  ann.say(create);
  EXPECT_EQ(ann.error(), "too_many_tables") << "a person is at each of them";
  guests[2]->hang_up();
  guests[1]->hang_up();
  begin_with_bots(elsewhere);
  elsewhere.hang_up();
  ann.say(create);
  EXPECT_EQ(ann.error(), "");
  EXPECT_EQ(hub.archive.live()->size(), 4U);
  Guest again(hub);
  again.resume(guests[1]->token());
  EXPECT_EQ(again.error(), "no_such_token") << "the older of the two is gone";
  again.resume(guests[2]->token());
  EXPECT_EQ(again.table(), guests[2]->table());
}

TEST(Hubs, NeverCloseATableOfTwoPeopleForANewTable) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables_per_address = 1});
  Guest ann(hub), bob(hub, "192.0.2.2"), cleo(hub);
  ann.say(create);
  bob.join(ann.code());
  ann.hang_up();
  bob.hang_up();
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "too_many_tables");
  Guest again(hub);
  again.resume(bob.token());
  EXPECT_EQ(again.table(), ann.table());
  // What the error says does help.
  again.say(R"({"type":"leave"})");
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "");
}

TEST(Hubs, KeepTheRecordOfATableThatIsClosedForANewTable) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables_per_address = 1});
  Guest ann(hub), bob(hub);
  begin_with_bots(ann);
  play_to_the_end(hub, ann);
  ann.hang_up();
  bob.say(create);
  EXPECT_EQ(bob.error(), "");
  EXPECT_TRUE(hub->record(ann.table()));
}

TEST(Hubs, LimitTheTablesOfTheServer) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables = 1});
  Guest ann(hub), bob(hub, "192.0.2.2");
  ann.say(create);
  bob.say(create);
  EXPECT_EQ(bob.error(), "too_many_tables");
  ann.hang_up();
  bob.say(create);
  EXPECT_EQ(bob.error(), "too_many_tables") << "the empty table belongs to another address";
  Guest again(hub);
  again.say(create);
  EXPECT_EQ(again.error(), "") << "the empty table belongs to this address";
}

TEST(Hubs, DisconnectAClientThatSendsTooMuch) {
  TestHub hub(Limits{.messages_per_second = 2});
  Guest ann(hub);
  for (int i = 0; i < 10; ++i) ann.say(R"({"type":"ping"})");
  EXPECT_EQ(ann.error(), "");
  ann.say(R"({"type":"ping"})");
  EXPECT_EQ(ann.error(), "too_fast");
  EXPECT_FALSE(ann.wire.closed.empty());
  hub.now += 1000;
  ann.say(R"({"type":"ping"})");
  EXPECT_EQ(ann.error(), "") << "after a second there is room for more messages";
}

TEST(Buckets, OfInactiveAddressesAreRemoved) {
  Buckets buckets;
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(buckets.take(std::to_string(i), 1'000'000, 1));
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(buckets.take("0", 1'000'001, 1));
  EXPECT_FALSE(buckets.take("0", 1'000'002, 1));
  EXPECT_TRUE(buckets.take("1", 1'000'002, 1));
  EXPECT_EQ(buckets.size(), 100U);
  EXPECT_TRUE(buckets.take("0", 1'006'000, 1));
  EXPECT_EQ(buckets.size(), 1U);
}

TEST(Hubs, DisconnectAClientThatComesAndGoesAllTheTime) {
  TestHub hub(Limits{});
  Guest ann(hub), eve(hub);
  ann.say(create);
  int came = 0;
  for (; came < 50 && eve.error().empty(); ++came) {
    eve.say(R"({"type":"watch","table":")" + ann.code() + R"("})");
    eve.say(R"({"type":"leave"})");
  }
  EXPECT_GE(came, 5);
  EXPECT_LE(came, 10);
  EXPECT_EQ(eve.error(), "too_fast");
}

}  // namespace
}  // namespace filon::server

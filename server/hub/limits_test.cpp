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
  // Nobody sits at the first table any more.
  ann.say(R"({"type":"leave"})");
  bob.say(create);
  EXPECT_EQ(bob.error(), "");
}

// Somebody else behind the same address may be about to come back to it.
TEST(Hubs, NeverCloseATableForANewOne) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables_per_address = 2});
  Guest ann(hub), bob(hub), cleo(hub);
  begin_with_bots(ann);
  bob.say(create);
  ann.hang_up();
  bob.hang_up();
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "too_many_tables") << "limits refuse the new";
  Guest again(hub), also(hub);
  again.resume(ann.token());
  EXPECT_EQ(again.table(), ann.table());
  also.resume(bob.token());
  EXPECT_EQ(also.table(), bob.table());
  // What the error says does help.
  play_to_the_end(hub, again);
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "");
  Guest dan(hub);
  dan.say(create);
  EXPECT_EQ(dan.error(), "too_many_tables");
  also.say(R"({"type":"leave"})");
  dan.say(create);
  EXPECT_EQ(dan.error(), "");
}

TEST(Hubs, LimitTheTablesOfTheServer) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables = 1});
  Guest ann(hub), bob(hub, "192.0.2.2");
  ann.say(create);
  bob.say(create);
  EXPECT_EQ(bob.error(), "too_many_tables");
  ann.hang_up();
  bob.say(create);
  EXPECT_EQ(bob.error(), "too_many_tables") << "Ann may come back";
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

TEST(Hubs, CountMessagesByAddress) {
  TestHub hub(Limits{.messages_per_second = 1});
  int taken = 0, refused = 0;
  for (int i = 0; i < 30; ++i) {
    Guest eve(hub);  // connects again and again
    for (int k = 0; k < 5; ++k) {
      eve.say(R"({"type":"ping"})");
      ++(eve.error() == "too_fast" ? refused : taken);
    }
    eve.hang_up();
  }
  EXPECT_EQ(taken, 50);
  EXPECT_EQ(refused, 100);
  Guest elsewhere(hub, "192.0.2.2");
  elsewhere.say(R"({"type":"ping"})");
  EXPECT_EQ(elsewhere.error(), "");
  hub.now += 1000;
  Guest later(hub);
  later.say(R"({"type":"ping"})");
  EXPECT_EQ(later.error(), "");
}

TEST(Hubs, LimitTheWrongCodesOfAnAddress) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .connections_per_address = 1000, .wrong_codes_per_minute = 10});
  Guest ann(hub);
  ann.say(create);
  const auto tried = [&](const std::string& code, const std::string& address = "192.0.2.1") {
    Guest eve(hub, address);
    eve.watch(code);
    const std::string error = eve.error();
    eve.hang_up();
    return error;
  };
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(tried("ABCDEFG" + std::string(1, static_cast<char>('A' + i))), "no_such_table");
  EXPECT_EQ(tried("ABCDEFGX"), "too_many_tries");
  EXPECT_EQ(tried(ann.code()), "too_many_tries") << "a right one, too, or trying would find it";
  EXPECT_FALSE(hub->id_of(ann.code(), "192.0.2.1")) << "over HTTP as well";
  EXPECT_NE(tried(ann.code() + std::string(14, '-')), "") << "as long as an id, which nobody can guess";
  EXPECT_NE(tried(std::string(14, ' ') + ann.code()), "");
  EXPECT_EQ(tried(ann.table()), "") << "nobody can guess an id";
  EXPECT_EQ(tried(ann.code(), "192.0.2.2"), "") << "from another address";
  hub.now += 6000;
  EXPECT_EQ(tried(ann.code()), "");
}

TEST(Hubs, FindACodeAsPeopleWriteIt) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  ann.say(create);
  std::string code = ann.code();
  ASSERT_EQ(code.size(), 8U);
  for (char& c : code) c = static_cast<char>(std::tolower(c));
  bob.watch(code.substr(0, 4) + "-" + code.substr(4, 2) + " " + code.substr(6));
  EXPECT_EQ(bob.table(), ann.table());
}

TEST(Hubs, LimitTheTablesThatAnAddressCreates) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .tables_per_address = 4, .empty_table_minutes = 1});
  int created = 0;
  for (int i = 0; i < 20; ++i) {
    Guest eve(hub);
    eve.say(create);
    created += eve.error().empty() ? 1 : 0;
    eve.say(R"({"type":"leave"})");
    eve.hang_up();
    hub.now += a_minute;
    hub.tick();
  }
  EXPECT_LE(created, 12) << "eight at once, and one in five minutes";
  EXPECT_GE(created, 8);
}

TEST(Hubs, PriceWhatCosts) {
  TestHub hub(Limits{});
  Guest ann(hub), bob(hub);
  begin_with_bots(ann);
  const auto until_refused = [&](Guest& guest, const std::string& message) {
    hub.now += 10'000;
    int sent = 0;
    for (; sent < 200 && guest.wire.closed.empty(); ++sent) guest.say(message);
    return sent;
  };
  EXPECT_LE(until_refused(ann, R"({"type":"history"})"), 6);
  Guest again(hub);
  again.resume(ann.token());
  EXPECT_LE(until_refused(again, R"({"type":"rename","name":"Ann"})"), 26);
  EXPECT_EQ(until_refused(bob, R"({"type":"ping"})"), 101);
}

// What everybody is told costs more where many are told.
TEST(Hubs, PriceByTheNumberOfClients) {
  const auto renames = [](int watchers) {
    TestHub hub(Limits{.connections_per_address = 1000});
    Guest ann(hub);
    begin_with_bots(ann);
    std::vector<std::unique_ptr<Guest>> crowd;
    for (int i = 0; i < watchers; ++i) {
      crowd.push_back(std::make_unique<Guest>(hub, "192.0.2." + std::to_string(2 + i % 50)));
      crowd.back()->watch(ann.code());
    }
    hub.now += 10'000;
    int sent = 0;
    for (; sent < 200 && ann.wire.closed.empty(); ++sent) ann.say(R"({"type":"rename","name":"Ann"})");
    return sent;
  };
  EXPECT_EQ(renames(5), 26);
  EXPECT_LE(renames(100), 10);
}

TEST(Buckets, OfInactiveAddressesAreRemoved) {
  struct Use {
    Bucket bucket;
    bool is_unused(std::int64_t now) const { return bucket.is_full(now); }
  };
  PerAddress<Use> uses;
  const Allowance one = five_seconds_of(1);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(uses.of(std::to_string(i), 1'000'000).bucket.take(1'000'000, one));
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(uses.of("0", 1'000'001).bucket.take(1'000'001, one));
  EXPECT_FALSE(uses.of("0", 1'000'002).bucket.take(1'000'002, one));
  EXPECT_TRUE(uses.of("1", 1'000'002).bucket.take(1'000'002, one));
  EXPECT_EQ(uses.size(), 100U);
  EXPECT_TRUE(uses.of("0", 1'061'000).bucket.take(1'061'000, one));
  EXPECT_EQ(uses.size(), 1U);
}

TEST(Hubs, DisconnectAClientThatComesAndGoesAllTheTime) {
  TestHub hub(Limits{});
  Guest ann(hub), eve(hub);
  ann.say(create);
  int came = 0;
  for (; came < 50 && eve.wire.closed.empty(); ++came) {
    eve.say(R"({"type":"watch","table":")" + ann.code() + R"("})");
    eve.say(R"({"type":"leave"})");
  }
  EXPECT_GE(came, 5);
  EXPECT_LE(came, 10);
}

}  // namespace
}  // namespace filon::server

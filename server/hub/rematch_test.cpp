// A rematch is a new table with the same people. Nobody is moved: they go there when they like.
#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

constexpr Time a_minute = 60'000;

const std::string rematch = R"({"type":"rematch"})", leave = R"({"type":"leave"})";

// A match of Ann and Bob with a bot is over; Eve watched it. Ann is the host.
class Rematches : public testing::Test {
 protected:
  explicit Rematches(const Limits& limits = {.messages_per_second = 1'000'000}) : hub(limits) {}

  void SetUp() override {
    ann.say(create);
    bob.join(ann.code());
    eve.watch(ann.code());
    ann.say(R"({"type":"add_bot","seat":2,"level":"easy"})");
    ann.say(R"({"type":"start"})");
    old = ann.table();
    for (int i = 0; i < 1000 && ann.get("lobby", "phase") == "playing"; ++i) {
      EXPECT_FALSE(hub->record(old)) << "it still runs";
      if (ann.answer() || bob.answer()) continue;
      hub.now += 1000;
      hub.tick();
    }
    ASSERT_EQ(eve.get("lobby", "phase"), "over");
  }
  static std::string next_of(const Guest& guest) {
    const json::object lobby = guest.newest("lobby");
    return lobby.contains("next") ? member(lobby.at("next").as_object(), "table") : "";
  }

  TestHub hub;
  Guest ann{hub}, bob{hub, "192.0.2.2"}, eve{hub};
  std::string old;
};

TEST_F(Rematches, LeaveEverybodyWhereTheyAre) {
  ann.say(rematch);
  const std::string next = next_of(ann);
  EXPECT_NE(next, "");
  EXPECT_NE(next, old);
  for (const Guest* guest : {&ann, &bob, &eve}) {
    EXPECT_EQ(guest->table(), old);
    EXPECT_EQ(guest->get("lobby", "phase"), "over");
    EXPECT_EQ(next_of(*guest), next);
  }
  bob.say(R"({"type":"say","text":"one moment"})");
  EXPECT_TRUE(ann.has("said"));
  ann.say(R"({"type":"history"})");
  EXPECT_FALSE(ann.newest("history").at("steps").as_array().empty());
}

TEST_F(Rematches, AreFollowedByWhoWants) {
  ann.say(rematch);
  const std::string next = next_of(ann);
  ann.say(leave);
  ann.resume(ann.token(), next);
  EXPECT_EQ(ann.table(), next);
  EXPECT_EQ(ann.get("lobby", "phase"), "lobby");
  EXPECT_EQ(ann.get("lobby", "host"), "0");
  EXPECT_EQ(ann.get("seated", "seat"), "0");
  const json::array seats = ann.newest("lobby").at("seats").as_array();
  EXPECT_EQ(seats.at(0).at("connected"), true);
  EXPECT_EQ(seats.at(1).at("connected"), false);
  EXPECT_EQ(seats.at(2).at("bot"), "easy");
  eve.say(leave);
  eve.watch(next);
  EXPECT_EQ(eve.table(), next);
  bob.hang_up();
  Guest again(hub);
  again.resume(bob.token());
  EXPECT_EQ(again.table(), next) << "the newest table";
  EXPECT_EQ(again.get("seated", "seat"), "1");
  Guest back(hub);
  back.resume(bob.token(), old);
  EXPECT_EQ(back.get("lobby", "phase"), "over");
  ann.say(R"({"type":"start"})");
  EXPECT_EQ(again.get("lobby", "phase"), "playing");
  // After a restart the new table is restored.
  hub.restart();
  Guest after(hub);
  after.resume(bob.token());
  EXPECT_EQ(after.table(), next);
}

TEST_F(Rematches, AreProposedByGuests) {
  bob.say(rematch);
  EXPECT_EQ(bob.error(), "");
  EXPECT_EQ(ann.get("lobby", "proposed"), "[1]");
  EXPECT_EQ(next_of(ann), "");
  EXPECT_TRUE(hub.archive.live()->empty()) << "there is no table yet";
  eve.say(rematch);
  EXPECT_EQ(eve.error(), "not_seated");
  ann.say(rematch);
  EXPECT_NE(next_of(bob), "");
  EXPECT_EQ(bob.get("lobby", "proposed"), "") << "it was taken up";
}

TEST_F(Rematches, AreTheSameWhileTheirLobbyIsOpen) {
  ann.say(rematch);
  const std::string next = next_of(ann);
  ann.say(rematch);
  EXPECT_EQ(next_of(ann), next);
  EXPECT_EQ(ann.error(), "");
  EXPECT_EQ(hub.archive.live()->size(), 1U);
  Guest host(hub);
  host.resume(ann.token(), next);
  host.say(R"({"type":"start"})");
  ann.say(rematch);
  EXPECT_NE(next_of(ann), next) << "that one has begun";
  EXPECT_EQ(hub.archive.live()->size(), 2U);
}

TEST_F(Rematches, AreToldWhenTheyAreDurable) {
  hub.archive.hold();
  ann.say(rematch);
  ann.say(rematch);
  EXPECT_EQ(next_of(ann), "");
  eve.hang_up();
  EXPECT_EQ(next_of(bob), "");
  hub.archive.release();
  hub.run();
  EXPECT_NE(next_of(bob), "");
  EXPECT_EQ(hub.archive.live()->size(), 1U);
}

TEST_F(Rematches, KeepTheRecordAndNothingSaidAfterTheEnd) {
  EXPECT_TRUE(hub->record(old));
  EXPECT_TRUE(hub->replay(old));
  EXPECT_TRUE(hub.archive.live()->empty());
  const std::size_t written = hub.archive.entries.size();
  bob.say(R"({"type":"say","text":"well played"})");
  EXPECT_TRUE(ann.has("said"));
  EXPECT_EQ(hub.archive.entries.size(), written);
}

TEST_F(Rematches, CanBePlayedAfterAVisitToAFinishedTable) {
  hub.restart();
  Guest host(hub);
  host.resume(ann.token(), old);
  host.say(rematch);
  EXPECT_NE(next_of(host), "");
}

class RematchLimits : public Rematches {
 protected:
  RematchLimits() : Rematches({.messages_per_second = 1'000'000, .tables_per_address = 1}) {}
};

TEST_F(RematchLimits, CountForTheAddressThatAskedForIt) {
  ann.say(R"({"type":"hand_over","seat":1})");
  bob.say(rematch);
  ASSERT_NE(next_of(bob), "");
  Guest cleo(hub, "192.0.2.2");
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "too_many_tables");
  // Both tables are forgotten and no longer count.
  for (Guest* guest : {&ann, &bob, &eve}) guest->say(leave);
  hub.now += 61 * a_minute;
  hub.tick();
  EXPECT_EQ(hub->figures().tables, 0U);
  for (const char* address : {"192.0.2.1", "192.0.2.2"})
    for (const bool fits : {true, false}) {
      Guest guest(hub, address);
      guest.say(create);
      EXPECT_EQ(guest.error(), fits ? "" : "too_many_tables");
    }
}

TEST_F(RematchLimits, KeepTheTable) {
  Guest flo(hub);
  flo.say(create);
  ann.say(rematch);
  EXPECT_EQ(ann.error(), "too_many_tables");
  EXPECT_EQ(next_of(ann), "");
  EXPECT_EQ(hub->figures().tables, 2U);
  EXPECT_TRUE(hub->record(old));
  ann.say(R"({"type":"say","text":"what a pity"})");
  EXPECT_TRUE(ann.has("said")) << "still there";
}

}  // namespace
}  // namespace filon::server

// What is told is durable; a table that cannot be written is sealed, and the others play on.
#include <gtest/gtest.h>

#include "server/hub/hub.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

TEST(Hubs, SayNothingBeforeItIsDurable) {
  TestHub hub;
  Guest ann(hub), bob(hub), eve(hub);
  ann.say(create);
  bob.join(ann.code());
  eve.watch(ann.code());
  hub.archive.hold();
  const auto heard = [&] { return ann.wire.inbox.size() + bob.wire.inbox.size() + eve.wire.inbox.size(); };
  const std::size_t before = heard();
  ann.say(R"({"type":"say","text":"one"})");
  bob.say(R"({"type":"say","text":"two"})");
  bob.say(R"({"type":"start"})");  // an error, sent in order
  Guest cleo(hub);
  cleo.join(ann.code());
  const std::size_t welcomed = cleo.wire.inbox.size();
  EXPECT_EQ(heard(), before);
  EXPECT_EQ(welcomed, 1U) << "a newcomer does not see it earlier than the others";
  hub.archive.release();
  hub.run();
  EXPECT_TRUE(cleo.has("seated"));
  std::vector<std::string> order;
  for (std::size_t i = bob.wire.inbox.size() - 4; i < bob.wire.inbox.size(); ++i)
    order.push_back(member(parsed(*bob.wire.inbox[i]), "type") + member(parsed(*bob.wire.inbox[i]), "text"));
  EXPECT_EQ(order[0], "saidone");
  EXPECT_EQ(order[1], "saidtwo");
  EXPECT_EQ(order[2].substr(0, 5), "error");
  EXPECT_EQ(order[3], "lobby");
}

// Whoever writes all the time while the disk is slow gains no time.
TEST(Hubs, LetClocksRunWhileOtherThingsAreStored) {
  TestHub hub;
  Guest ann(hub), bob(hub), cleo(hub);
  ann.say(create);
  bob.join(ann.code());
  cleo.join(ann.code());
  ann.say(R"({"type":"configure","clock":3})");
  ann.say(R"({"type":"start"})");
  hub.archive.takes = 60;
  const std::string question = ann.get("view", "n");
  for (int i = 0; i < 75; ++i) {  // longer than the clock, with a name in every moment
    ann.say(R"({"type":"rename","name":"Ann )" + std::to_string(i) + R"("})");
    hub.now += 50;
    hub.tick();
  }
  EXPECT_TRUE(ann.has("played")) << "time was up";
}

// A seat whose own secret is not stored yet sees nothing that follows from it, not even after a long silence.
TEST(Hubs, ShowASecretOnlyWhenItIsDurable) {
  TestHub hub;
  Guest ann(hub), bob(hub), cleo(hub);
  ann.say(R"({"type":"create","game":"classic","players":3,"options":{"edition":"2024","modules":["wc_veto"]},)"
          R"("public":true,"clock":0,"name":"Ann"})");
  bob.join(ann.code());
  cleo.join(ann.code());
  ann.say(R"({"type":"start"})");
  hub.now += 1000;
  hub.archive.hold();
  bob.say(R"({"type":"order","orders":{"veto_next_of":0}})");
  ASSERT_EQ(hub.archive.held(), 1U);
  hub.archive.is_full = true;
  hub->look_for_trouble();
  const std::size_t heard = bob.wire.inbox.size(), views = ann.wire.inbox.size();
  hub.now += 20'000;
  hub.archive.is_full = false;
  hub->look_for_trouble();
  EXPECT_GT(ann.wire.inbox.size(), views) << "Ann learns that it goes on";
  EXPECT_EQ(bob.wire.inbox.size(), heard) << "Bob would see an order that may be lost";
  hub.archive.release();
  hub.run();
  EXPECT_EQ(bob.get("view", "orders"), R"({"veto_next_of":0})");
}

// A crowd, or somebody who says a lot, is no reason to disconnect anybody while the disk works.
TEST(Hubs, DropNobodyBecauseMuchIsSaid) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .connections_per_address = 10'000});
  Guest ann(hub), bob(hub);
  begin_with_bots(ann);
  bob.watch(ann.code());
  hub.archive.hold();
  for (int i = 0; i < 3000; ++i) ann.say(R"({"type":"rename","name":"Ann","avatar":"fox"})");
  EXPECT_EQ(bob.wire.closed, "");
  hub.archive.release();
  hub.run();
  EXPECT_EQ(bob.wire.closed, "");
}

TEST(Hubs, SendNothingToAClientThatHasLeft) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  ann.say(create);
  bob.join(ann.code());
  hub.archive.hold();
  ann.say(R"({"type":"say","text":"one"})");
  bob.hang_up();
  const std::size_t heard = bob.wire.inbox.size();
  hub.archive.release();
  hub.run();
  EXPECT_EQ(bob.wire.inbox.size(), heard);
  EXPECT_TRUE(ann.has("said"));
}

TEST(Hubs, DrainWhenAllIsDurable) {
  TestHub hub;
  Guest ann(hub);
  ann.say(create);
  bool drained = false;
  hub->drain([&] { drained = true; });
  EXPECT_TRUE(drained) << "nothing waits";
  hub.archive.hold();
  ann.say(R"({"type":"say","text":"one"})");
  ann.say(R"({"type":"say","text":"two"})");
  drained = false;
  hub->drain([&] { drained = true; });
  hub.run();
  EXPECT_FALSE(drained);
  hub.archive.release();
  EXPECT_FALSE(drained);
  hub.run();
  EXPECT_TRUE(drained);
}

TEST(Hubs, CanBeDestroyedWhileTheArchiveWrites) {
  auto hub = std::make_unique<TestHub>();
  Guest ann(*hub);
  ann.say(create);
  hub->archive.hold();
  ann.say(R"({"type":"say","text":"one"})");
  hub->restart();
  hub->archive.release();
  hub->run();
  EXPECT_FALSE(ann.has("said"));
}

TEST(Hubs, SealATableThatCannotBeWrittenAndKeepTheOthers) {
  TestHub hub;
  Guest ann(hub), bob(hub), cleo(hub), dan(hub);
  ann.say(create);
  bob.join(ann.code());
  cleo.say(create);
  dan.watch(cleo.code());
  hub.archive.fail(ann.table());
  const std::size_t heard = cleo.wire.inbox.size();
  ann.say(R"({"type":"say","text":"hello"})");
  EXPECT_EQ(hub->figures().sealed, 1U);
  EXPECT_EQ(ann.error(), "sealed");
  EXPECT_EQ(bob.error(), "sealed");
  EXPECT_FALSE(bob.has("said")) << "what is not durable is not sent";
  EXPECT_EQ(cleo.wire.inbox.size(), heard);
  cleo.say(R"({"type":"say","text":"hello"})");
  EXPECT_TRUE(dan.has("said"));
  // The people of that table may create or join another one.
  bob.resume(bob.token());
  EXPECT_EQ(bob.error(), "sealed");
  const std::string sealed = ann.table();
  ann.say(create);
  EXPECT_EQ(ann.error(), "");
  EXPECT_NE(ann.table(), sealed);
}

TEST(Hubs, SealATableWhoseEndCannotBeWritten) {
  TestHub hub;
  Guest ann(hub);
  begin_with_bots(ann);
  hub.archive.fail_finishing();
  for (int i = 0; i < 1000 && hub->figures().sealed == 0; ++i) {
    if (ann.answer()) continue;
    hub.now += 1000;
    hub.tick();
  }
  EXPECT_EQ(ann.error(), "sealed");
  EXPECT_EQ(ann.get("lobby", "phase"), "playing") << "an end that is not durable is not announced";
}

TEST(Hubs, SealATableWhoseLogCannotBeReadAndRestoreTheOthers) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  ann.say(create);
  bob.say(create);
  hub.archive.append({{ann.table(), 99, "1700000000 nonsense"}}, [](const std::optional<Error>&) {});
  hub.restart();
  EXPECT_EQ(hub->figures().sealed, 1U);
  Guest again(hub);
  again.resume(ann.token());
  EXPECT_EQ(again.error(), "sealed");
  again.resume(bob.token());
  EXPECT_EQ(again.table(), bob.table());
}

}  // namespace
}  // namespace filon::server

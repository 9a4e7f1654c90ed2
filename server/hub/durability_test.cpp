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

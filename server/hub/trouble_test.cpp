// The archive cannot write, as on a full disk: nothing new begins, nothing is lost, and everything goes on afterwards.
#include <gtest/gtest.h>

#include "server/hub/hub.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

class Trouble : public testing::Test {
 protected:
  Trouble() {
    ann.say(create);
    bob.join(ann.code());
    ann.say(R"({"type":"add_bot","level":"easy","seat":2})");
    ann.say(R"({"type":"configure","clock":5})");
    ann.say(R"({"type":"start"})");
    for (int i = 0; i < 10 && ann.answers().empty() && bob.answers().empty(); ++i) pass(1000);
  }
  void pass(Time milliseconds) {
    hub.now += milliseconds;
    hub.tick();
  }
  void begin() {
    hub.archive.hold();
    hub.archive.is_full = true;
    hub->look_for_trouble();
  }
  void end() {
    hub.archive.is_full = false;
    hub.archive.release();
    hub.run();
    hub->look_for_trouble();
  }
  Guest& asked() { return ann.answers().empty() ? bob : ann; }

  TestHub hub;
  Guest ann{hub}, bob{hub};
};

TEST_F(Trouble, RefusesNewWorkWithAReason) {
  begin();
  const std::size_t entries = hub.archive.entries.size();
  Guest cleo(hub);
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "cannot_save");
  cleo.join(ann.code());
  EXPECT_EQ(cleo.error(), "cannot_save");
  for (const char* message : {R"({"type":"say","text":"hello"})", R"({"type":"rename","name":"Anna"})",
                              R"({"type":"pause","on":true})", R"({"type":"hide","seat":1,"on":true})"}) {
    ann.say(message);
    EXPECT_EQ(ann.error(), "cannot_save") << message;
  }
  EXPECT_EQ(hub.archive.entries.size(), entries);
  EXPECT_EQ(hub.archive.held(), 0U);
  end();
  cleo.say(create);
  EXPECT_EQ(cleo.error(), "");
}

TEST_F(Trouble, StillReadsAndAnswersPings) {
  begin();
  Guest cleo(hub);
  cleo.watch(ann.code());
  EXPECT_TRUE(cleo.has("view"));
  cleo.say(R"({"type":"history"})");
  EXPECT_TRUE(cleo.has("history"));
  asked().answer();  // the table waits for the disk now
  for (Guest* guest : {&ann, &bob, &cleo}) {
    guest->say(R"({"type":"ping"})");
    EXPECT_EQ(member(parsed(*guest->wire.inbox.back()), "type"), "pong");
  }
}

TEST_F(Trouble, KeepsOneAnswerOfSomebodyWhoWasInTime) {
  pass(4900);
  begin();
  Guest& first = asked();
  const std::string moment = ann.get("played", "n");
  ASSERT_TRUE(first.answer());
  EXPECT_EQ(first.error(), "");
  EXPECT_EQ(hub.archive.held(), 1U);
  first.say(R"({"type":"answer","question":3,"answer":["pass"]})");
  EXPECT_EQ(first.error(), "cannot_save") << "nobody has heard of another question";
  for (int i = 0; i < 60; ++i) pass(1000);
  EXPECT_EQ(ann.get("played", "n"), moment);
  EXPECT_EQ(hub.archive.held(), 1U) << "no bot answers for anybody";
  end();
  EXPECT_NE(ann.get("played", "n"), moment);
}

TEST_F(Trouble, StopsTheClocksOfAllTables) {
  pass(4900);
  begin();
  const std::size_t entries = hub.archive.entries.size();
  for (int i = 0; i < 60; ++i) pass(1000);
  EXPECT_EQ(hub.archive.entries.size(), entries);
  end();
  EXPECT_EQ(asked().get("view", "left"), "5") << "everybody is told how much time there is";
  pass(4900);
  EXPECT_EQ(hub.archive.entries.size(), entries);
  pass(200);
  EXPECT_GT(hub.archive.entries.size(), entries) << "time is up";
}

TEST_F(Trouble, DropsClientsForWhomTooMuchWaits) {
  begin();
  asked().answer();
  Guest eve(hub);
  for (int i = 0; i < 2000 && ann.wire.closed.empty(); ++i) {
    eve.watch(ann.code());
    eve.say(R"({"type":"leave"})");
  }
  EXPECT_EQ(ann.wire.closed, "too much waits to be stored; connect again later");
  end();
  Guest again(hub);
  again.resume(ann.token());
  EXPECT_TRUE(again.has("view"));
}

TEST_F(Trouble, DoesNotSealTablesWhenTheServerStops) {
  asked().answer();
  hub.archive.fail(ann.table());  // writing is not tried again
  bool drained = false;
  hub->drain([&] { drained = true; });
  EXPECT_TRUE(drained);
  asked().answer();
  hub.run();
  EXPECT_EQ(hub->figures().sealed, 0U);
  EXPECT_NE(asked().error(), "sealed");
}

}  // namespace
}  // namespace filon::server

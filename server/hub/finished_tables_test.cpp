// Tables whose match is over open again, as long as the archive has them.
#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

constexpr Time a_minute = 60'000;

// A match of Ann with two bots is over, and the server was restarted.
class FinishedTables : public testing::Test {
 protected:
  explicit FinishedTables(const Limits& limits = {.messages_per_second = 1'000'000}) : hub(limits) {}

  void SetUp() override {
    Guest ann(hub);
    begin_with_bots(ann);
    ann.say(R"({"type":"say","text":"good luck"})");
    play_to_the_end(hub, ann);
    ann.say(R"({"type":"history"})");
    table = ann.table();
    code = ann.code();
    token = ann.token();
    lobby = ann.newest("lobby");
    history = ann.newest("history");
    forget_everything();
  }
  void forget_everything() {
    hub.now += a_minute;
    hub.restart();
    ASSERT_EQ(hub->figures().tables, 0U);
  }
  // Puts another text in the place of an entry of the log.
  void damage(std::size_t entry, const std::string& text) {
    FinishedTable over = **hub.archive.finished(table);
    over.log.at(entry) = text;
    hub.archive.replace_finished(over);
  }

  TestHub hub;
  std::string table, code, token;
  json::object lobby, history;
};

TEST_F(FinishedTables, AreWatchedByIdAndByCode) {
  for (const std::string& name : {table, code}) {
    Guest eve(hub);
    eve.watch(name);
    EXPECT_EQ(eve.table(), table);
    EXPECT_EQ(eve.get("lobby", "phase"), "over");
    EXPECT_EQ(eve.newest("lobby").at("standing"), lobby.at("standing"));
    EXPECT_EQ(eve.newest("lobby").at("secret"), lobby.at("secret"));
    EXPECT_TRUE(eve.newest("view").at("question").is_null());
    EXPECT_FALSE(eve.newest("view").contains("mine"));
    eve.hang_up();
    forget_everything();
  }
}

TEST_F(FinishedTables, GiveTheirPeopleTheirSeatsBack) {
  Guest ann(hub);
  ann.resume(token, table);
  EXPECT_EQ(ann.get("seated", "seat"), "0");
  EXPECT_EQ(ann.get("seated", "table"), table);
  EXPECT_EQ(ann.get("lobby", "phase"), "over");
  ann.say(R"({"type":"history"})");
  EXPECT_EQ(ann.newest("history"), history);
  ann.say(R"({"type":"say","text":"that was fun"})");
  EXPECT_TRUE(ann.has("said"));
  ann.say(R"({"type":"answer","question":1,"answer":["pass"]})");
  EXPECT_EQ(ann.error(), "not_now");
}

TEST_F(FinishedTables, TakeTheCodeToo) {
  Guest ann(hub);
  ann.resume(token, code);
  EXPECT_EQ(ann.get("seated", "table"), table);
}

TEST_F(FinishedTables, GiveNoSeatToOthers) {
  Guest bob(hub);
  bob.resume(std::string(22, 'x'), table);
  EXPECT_EQ(bob.error(), "no_such_token");
  bob.join(code);
  EXPECT_EQ(bob.error(), "cannot_sit");
  bob.resume(token, "NOSUCHTABLE");
  EXPECT_EQ(bob.error(), "no_such_table");
  EXPECT_FALSE(bob.has("seated"));
}

TEST_F(FinishedTables, OpenOnceForAll) {
  Guest ann(hub), eve(hub);
  ann.resume(token, table);
  eve.watch(code);
  EXPECT_EQ(hub->figures().tables, 1U);
  EXPECT_EQ(ann.get("lobby", "watching"), "1");
  eve.hang_up();
  EXPECT_EQ(ann.get("lobby", "watching"), "0");
}

TEST_F(FinishedTables, AreForgottenAgainAndNotDeleted) {
  {
    Guest eve(hub);
    eve.watch(table);
    eve.hang_up();
  }
  hub.now += 59 * a_minute;
  hub.tick();
  EXPECT_EQ(hub->figures().tables, 1U);
  hub.now += a_minute;
  hub.tick();
  EXPECT_EQ(hub->figures().tables, 0U);
  Guest eve(hub);
  eve.watch(code);
  EXPECT_EQ(eve.table(), table);
}

TEST_F(FinishedTables, WriteNothing) {
  const std::size_t entries = hub.archive.entries.size();
  Guest ann(hub);
  ann.resume(token, table);
  ann.say(R"({"type":"say","text":"hello"})");
  ann.say(R"({"type":"rename","name":"Anna"})");
  EXPECT_EQ(hub.archive.entries.size(), entries);
  EXPECT_TRUE(hub.archive.live()->empty());
}

TEST_F(FinishedTables, AreNotListed) {
  EXPECT_EQ(hub->public_tables(), "[]");
  Guest eve(hub);
  eve.watch(table);
  EXPECT_EQ(hub->public_tables(), "[]");
}

TEST_F(FinishedTables, DoNotTakeATokenFromANewerTable) {
  Guest ann(hub);
  ann.resume(token, table);
  ann.say(R"({"type":"rematch"})");
  ann.hang_up();
  hub.restart();
  ASSERT_EQ(hub->figures().tables, 1U) << "the lobby of the rematch";
  Guest eve(hub), again(hub);
  eve.watch(table);
  again.resume(token);
  EXPECT_NE(again.get("seated", "table"), table);
  EXPECT_EQ(again.get("lobby", "phase"), "lobby");
  Guest old(hub);
  old.resume(token, table);
  EXPECT_EQ(old.get("lobby", "phase"), "over");
  Guest once_more(hub);
  once_more.resume(token);
  EXPECT_EQ(once_more.get("lobby", "phase"), "lobby");
}

// Codes are short, so they are used again.
TEST_F(FinishedTables, DoNotTakeTheCodeOfARunningTable) {
  std::vector<std::string> log{Room::creation(
      {.game = "classic", .players = 3, .options = "{}", .is_public = true, .clock = {}, .person = {}}, code, hub.now)};
  hub.archive.append({{"running", 1, log.front()}}, [](const std::optional<Error>&) {});
  hub.restart();
  Guest eve(hub), dan(hub), flo(hub);
  eve.watch(table);
  EXPECT_EQ(eve.table(), table);
  dan.watch(code);
  EXPECT_EQ(dan.table(), "running");
  EXPECT_FALSE(hub->record(*hub->id_of(code, "192.0.2.1"))) << "the match of the running table is not over";
  EXPECT_TRUE(hub->record(table));
  eve.hang_up();
  hub.now += 60 * a_minute;
  hub.tick();
  flo.watch(code);
  EXPECT_EQ(flo.table(), "running") << "it still has its code";
}

TEST_F(FinishedTables, HaveTheirRecordUnderTheirCode) {
  EXPECT_EQ(hub->id_of(code, "192.0.2.1"), table);
  EXPECT_EQ(hub->id_of(table, "192.0.2.1"), table);
  EXPECT_TRUE(hub->record(table));
  EXPECT_TRUE(hub->replay(table));
}

TEST_F(FinishedTables, ThatAreDamagedAreAnError) {
  for (const std::string text : {"nonsense", "1700000000 closed ", "1700000000 answer 0 [\"dance\"]"}) {
    damage(5, text);
    Guest ann(hub);
    ann.resume(token, table);
    EXPECT_EQ(ann.error(), "no_such_table") << text;
    ann.watch(code);
    EXPECT_EQ(ann.error(), "no_such_table") << text;
    EXPECT_EQ(hub->figures().tables, 0U);
  }
  FinishedTable over = **hub.archive.finished(table);
  over.log.resize(4);
  hub.archive.replace_finished(over);
  Guest eve(hub);
  eve.watch(table);
  EXPECT_EQ(eve.error(), "no_such_table") << "its match is not over";
  over.log.clear();
  hub.archive.replace_finished(over);
  eve.watch(table);
  EXPECT_EQ(eve.error(), "no_such_table");
  eve.say(create);
  EXPECT_EQ(eve.error(), "") << "the server goes on";
}

class FewTables : public FinishedTables {
 protected:
  FewTables() : FinishedTables({.messages_per_second = 1'000'000, .tables = 1}) {}
};

TEST_F(FewTables, RespectTheLimitOfTheServer) {
  Guest bob(hub, "192.0.2.2"), eve(hub), flo(hub);
  bob.say(create);
  EXPECT_EQ(bob.error(), "");
  eve.watch(table);
  EXPECT_EQ(eve.error(), "too_many_tables");
  eve.resume(token, table);
  EXPECT_EQ(eve.error(), "too_many_tables");
}

TEST_F(FewTables, MakeRoomWhenNobodyLooks) {
  Guest eve(hub), bob(hub, "192.0.2.2");
  eve.watch(table);
  bob.say(create);
  EXPECT_EQ(bob.error(), "too_many_tables") << "somebody looks at it";
  eve.hang_up();
  bob.say(create);
  EXPECT_EQ(bob.error(), "");
  EXPECT_EQ(hub->figures().tables, 1U);
}

}  // namespace
}  // namespace filon::server

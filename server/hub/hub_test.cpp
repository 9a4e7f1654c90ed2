// Many clients and many tables: finding tables, coming back, what is forgotten, and bots that think.
#include "server/hub/hub.h"

#include <set>

#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

constexpr Time a_minute = 60'000;
constexpr Time a_day = a_minute * 60 * 24;

TEST(Hubs, WelcomeClientsAndRefuseCommandsWithoutATable) {
  TestHub hub;
  Guest ann(hub);
  EXPECT_TRUE(ann.has("welcome"));
  for (const auto* type : {"leave", "start", "shuffle", "rematch", "take_over", "history"}) {
    ann.say(std::string(R"({"type":")") + type + R"("})");
    EXPECT_EQ(ann.error(), "no_table") << type;
  }
  ann.say("hello");
  EXPECT_EQ(ann.error(), "bad_message");
  ann.say(R"({"type":"ping"})");
  EXPECT_TRUE(ann.has("pong"));
  EXPECT_TRUE(hub.archive.entries.empty());
  EXPECT_EQ(hub->figures().tables, 0U);
}

TEST(Hubs, FindATableByItsCodeAndByItsId) {
  TestHub hub;
  Guest ann(hub), bob(hub), cleo(hub), dan(hub), eve(hub);
  ann.say(create);
  EXPECT_EQ(ann.code().size(), 8U);
  bob.join(ann.code());
  EXPECT_EQ(bob.get("seated", "seat"), "1");
  cleo.join(ann.table());
  EXPECT_EQ(cleo.get("seated", "seat"), "2");
  dan.join(ann.code());
  EXPECT_EQ(dan.error(), "cannot_sit");
  dan.watch(ann.code());
  EXPECT_EQ(dan.table(), ann.table());
  eve.join("NOWHERE");
  EXPECT_EQ(eve.error(), "no_such_table");
  eve.watch("NOWHERE");
  EXPECT_EQ(eve.error(), "no_such_table");
  EXPECT_EQ(hub->figures().clients, 5U);
}

TEST(Hubs, GiveEveryTableItsOwnCode) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .connections_per_address = 1000, .tables_per_address = 1000});
  std::vector<std::unique_ptr<Guest>> guests;
  std::set<std::string> codes, tables, tokens;
  for (int i = 0; i < 300; ++i) {
    guests.push_back(std::make_unique<Guest>(hub));
    guests.back()->say(create);
    codes.insert(guests.back()->code());
    tables.insert(guests.back()->table());
    tokens.insert(guests.back()->token());
  }
  EXPECT_EQ(codes.size(), 300U);
  EXPECT_EQ(tables.size(), 300U);
  EXPECT_EQ(tokens.size(), 300U);
}

// More tables than stay unpacked.
TEST(Hubs, LetManyMatchesGoOnInTurn) {
  TestHub hub(Limits{.messages_per_second = 1'000'000, .connections_per_address = 1000, .tables_per_address = 1000});
  std::vector<std::unique_ptr<Guest>> guests;
  for (int i = 0; i < 70; ++i) {
    guests.push_back(std::make_unique<Guest>(hub));
    begin_with_bots(*guests.back());
  }
  for (int turn = 0; turn < 5; ++turn) {
    for (const auto& guest : guests) guest->answer();
    hub.now += 1000;
    hub.tick();
  }
  play_to_the_end(hub, *guests.front());
  for (const auto& guest : guests) EXPECT_FALSE(guest->has("error") || guest->has("refused"));
  EXPECT_EQ(hub->figures().sealed, 0U);
  EXPECT_GT(hub->figures().answers, 70U * 5);
}

TEST(Hubs, ResumeByToken) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  ann.say(create);
  bob.join(ann.code());
  const std::string token = bob.token();
  bob.hang_up();
  const json::object chair{{"name", "Bob"}, {"avatar", ""}, {"connected", false}};
  EXPECT_EQ(ann.newest("lobby").at("seats").at(1), chair);
  Guest again(hub), device(hub), stranger(hub);
  again.resume(token);
  EXPECT_EQ(again.get("seated", "seat"), "1");
  EXPECT_EQ(again.token(), token);
  device.resume(token);
  EXPECT_EQ(device.get("seated", "seat"), "1");
  stranger.resume("abcdefghijklmnopqrstuv");
  EXPECT_EQ(stranger.error(), "no_such_token");
  EXPECT_EQ(stranger.table(), "");
  // The stored hash cannot be used as a token.
  stranger.resume(hex(token_hash(token)).substr(0, 22));
  EXPECT_EQ(stranger.error(), "no_such_token");
}

// Found by fuzz_table: the token of a person who had left pointed to a table that was already freed.
TEST(Hubs, ForgetTheTokenOfAPersonWhoLeavesALobby) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  ann.say(create);
  bob.join(ann.code());
  ann.say(R"({"type":"clear","seat":1})");
  bob.say(R"({"type":"leave"})");
  ann.say(R"({"type":"leave"})");
  hub.now += 61 * a_minute;
  hub.tick();
  ASSERT_EQ(hub->figures().tables, 0U);
  for (const std::string& token : {ann.token(), bob.token()}) {
    Guest again(hub);
    again.resume(token);
    EXPECT_EQ(again.error(), "no_such_token");
  }
}

TEST(Hubs, ForgetAnEmptyLobbyAndKeepAMatch) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  ann.say(create);
  begin_with_bots(bob);
  const std::string match = bob.table();
  const std::string token = ann.token();
  ann.hang_up();
  bob.hang_up();
  hub.now += 59 * a_minute;
  hub.tick();
  EXPECT_EQ(hub->figures().tables, 2U);
  hub.now += 2 * a_minute;
  hub.tick();
  EXPECT_EQ(hub->figures().tables, 1U);
  const auto live = hub.archive.live();
  ASSERT_EQ(live->size(), 1U);
  EXPECT_EQ(live->front().table, match);
  Guest again(hub);
  again.resume(token);
  EXPECT_EQ(again.error(), "no_such_token");
  again.resume(bob.token());
  EXPECT_EQ(again.table(), match);
}

TEST(Hubs, ForgetAMatchNobodyComesBackTo) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  begin_with_bots(ann);
  begin_with_bots(bob);
  ann.hang_up();
  bob.hang_up();
  hub.now += 20 * a_day;
  hub.tick();
  {
    Guest again(hub);
    again.resume(bob.token());
    again.hang_up();
  }
  hub.now += 11 * a_day;
  for (int i = 0; i < 50; ++i, hub.now += 10'000) hub.tick();
  ASSERT_EQ(hub.archive.live()->size(), 1U);
  EXPECT_EQ(hub.archive.live()->front().table, bob.table());
  hub.restart();
  hub.now += 29 * a_day;
  hub.tick();
  EXPECT_EQ(hub->figures().tables, 1U) << "a restart counts as a visit";
  hub.now += 2 * a_day;
  hub.tick();
  EXPECT_EQ(hub->figures().tables, 0U);
  EXPECT_TRUE(hub.archive.live()->empty());
}

TEST(Hubs, LetTheClockEndAMatchNobodyComesBackTo) {
  TestHub hub;
  Guest ann(hub);
  begin_with_bots(ann);
  ann.say(R"({"type":"configure","clock":259200})");
  ann.hang_up();
  for (int i = 0; i < 40; ++i) {
    hub.now += a_day;
    hub.tick();
  }
  EXPECT_EQ(hub->figures().tables, 1U);
  Guest again(hub);
  again.resume(ann.token());
  EXPECT_EQ(again.get("lobby", "phase"), "playing");
}

TEST(Hubs, ListPublicTablesOnly) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  ann.say(create);
  bob.say(create);
  EXPECT_EQ(json::parse(hub->public_tables()).as_array().size(), 2U);
  bob.say(R"({"type":"configure","public":false})");
  const json::value listed = json::parse(hub->public_tables());
  ASSERT_EQ(listed.as_array().size(), 1U);
  EXPECT_EQ(listed.at(0).at("table").as_string(), ann.table());
  EXPECT_EQ(hub->public_tables().find(ann.token()), std::string::npos);
}

TEST(Hubs, TickWhenATableWantsIt) {
  TestHub hub;
  Guest ann(hub);
  EXPECT_FALSE(hub->tick());
  begin_with_bots(ann);
  if (ann.answer()) hub.run();
  const auto due = hub->tick();
  ASSERT_TRUE(due);
  EXPECT_EQ(*due, hub.now + RoomSettings{}.bot_pause);
  hub.now = *due;
  const std::uint64_t answers = hub->figures().answers;
  hub.tick();
  EXPECT_EQ(hub->figures().answers, answers + 1);
}

// A bot thinks on another thread: meanwhile its table and the others handle messages.
TEST(Hubs, AreNotBlockedWhileABotThinks) {
  TestHub hub;
  Guest ann(hub), bob(hub);
  begin_with_bots(ann);
  begin_with_bots(bob);
  while (ann.answer()) continue;
  hub.holds_thoughts = true;
  hub.now += RoomSettings{}.bot_pause;
  hub.tick();
  ASSERT_GE(hub.thoughts.size(), 1U);
  const std::uint64_t answers = hub->figures().answers;
  ann.say(R"({"type":"say","text":"well?"})");
  EXPECT_EQ(ann.get("said", "text"), "well?");
  bob.say(R"({"type":"history"})");
  EXPECT_TRUE(bob.has("history"));
  const std::size_t thinking = hub.thoughts.size();
  hub.now += 60'000;
  hub.tick();
  EXPECT_EQ(hub.thoughts.size(), thinking) << "one thought for one question";
  EXPECT_EQ(hub->figures().answers, answers);
  hub.finish_thoughts();
  EXPECT_EQ(hub->figures().answers, answers + thinking);
}

TEST(Hubs, CanBeDestroyedWhileABotThinks) {
  TestHub hub;
  Guest ann(hub);
  begin_with_bots(ann);
  while (ann.answer()) continue;
  hub.holds_thoughts = true;
  hub.now += RoomSettings{}.bot_pause;
  hub.tick();
  ASSERT_EQ(hub.thoughts.size(), 1U);
  const std::size_t written = hub.archive.entries.size();
  hub.restart();
  hub.finish_thoughts();
  EXPECT_EQ(hub.archive.entries.size(), written) << "the answer for the old hub is dropped";
  hub.tick();
  hub.now += RoomSettings{}.bot_pause;
  hub.tick();
  EXPECT_EQ(hub.thoughts.size(), 1U) << "the new hub asks the bot again";
}

TEST(Hubs, DropABotsAnswerForASealedTable) {
  TestHub hub;
  Guest ann(hub);
  begin_with_bots(ann);
  while (ann.answer()) continue;
  hub.holds_thoughts = true;
  hub.now += RoomSettings{}.bot_pause;
  hub.tick();
  hub.archive.fail(ann.table());
  ann.say(R"({"type":"say","text":"hello"})");
  ASSERT_EQ(hub->figures().sealed, 1U);
  hub.finish_thoughts();
  EXPECT_EQ(hub->figures().sealed, 1U);
}

TEST(Hubs, RefuseAnAnswerWithAnotherQuestionNumber) {
  TestHub hub;
  Guest ann(hub);
  begin_with_bots(ann);
  const std::string number = std::to_string(ann.newest("view").at("question").at("number").as_int64());
  for (const std::string& question :
       {std::string("0"), std::to_string(std::stoi(number) + 1), std::string("1000000")}) {
    ann.say(R"({"type":"answer","question":)" + question + R"(,"answer":["pass"]})");
    EXPECT_EQ(ann.error(), "late") << question;
  }
  EXPECT_EQ(hub->figures().refused, 3U);
}

}  // namespace
}  // namespace filon::server

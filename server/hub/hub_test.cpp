// Many clients and many tables: finding tables, limits, durability, and what happens when a table fails.
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

std::string creating(const std::string& options, int players = 3) {
  return R"({"type":"create","game":"classic","public":true,"clock":0,"name":"Ann","players":)" +
         std::to_string(players) + R"(,"options":)" + options + "}";
}

// Every error is one sentence that names the option.
json::object usual_options() {
  const json::array nowhere_else;
  return {{"edition", "2024"},        {"modules", json::array{}}, {"goals", nowhere_else}, {"chests", nowhere_else},
          {"workshop", nowhere_else}, {"party", nowhere_else},    {"veto_seconds", 4}};
}

TEST(Hubs, SayWhichOptionIsWrong) {
  TestHub hub;
  Guest ann(hub);
  std::string a_list = "modules: it takes a list of ";
  const auto& modules = std::get<games::AnyOf>(games::find_game("classic")->options[1].kind).words;
  for (const std::string& module : modules)
    a_list += (&module == &modules.front() ? "" : &module == &modules.back() ? " or " : ", ") + module;
  const std::tuple<std::string, std::string, std::string> wrong[] = {
      {R"({"edition":"1999"})", "cannot_play", "edition: it takes 2004, 2011 or 2024"},
      {R"({"edition":2011})", "cannot_play", "edition: it takes 2004, 2011 or 2024"},
      {R"({"edition":["2011"]})", "cannot_play", "edition: it takes 2004, 2011 or 2024"},
      {R"({"edition":[]})", "cannot_play", "edition: it takes 2004, 2011 or 2024"},
      {R"({"modules":"saboteur2"})", "cannot_play", a_list},
      {R"({"modules":2})", "cannot_play", a_list},
      {R"({"modules":[[1,2]]})", "cannot_play", a_list},
      {R"({"modules":["dragons"]})", "cannot_play", a_list + ", not \"dragons\""},
      {R"({"modules":["saboteur2","saboteur2"]})", "cannot_play",
       "modules: \"saboteur2\" is there twice; each can be taken once"},
      {R"({"colour":"red"})", "cannot_play", "colour: this game has no such option"},
      {R"({"edition":"2004","modules":["saboteur2"]})", "cannot_play", ""},
      {R"({"edition":null})", "bad_message", "options: each takes a word, a number, or a list of words or cells"},
      {R"({"edition":true})", "bad_message", "options: each takes a word, a number, or a list of words or cells"},
      {R"({"edition":1.5})", "bad_message", "options: it takes whole numbers"},
      {R"({"edition":9999999999})", "bad_message", "options: each takes a word, a number, or a list of words or cells"},
      {R"({"edition":1e400})", "bad_message", "options: it takes whole numbers"},
      {R"({"modules":[[-1e999,0]]})", "bad_message", "options: it takes whole numbers"},
      {R"({"edition":{}})", "bad_message", "options: each takes a word, a number, or a list of words or cells"},
      {R"({"modules":["saboteur2",1]})", "bad_message",
       "options: each takes a word, a number, or a list of words or cells"},
      {R"({"modules":[[1,101]]})", "bad_message", "options: each takes a word, a number, or a list of words or cells"},
      {R"({"modules":[[1]]})", "bad_message", "options: each takes a word, a number, or a list of words or cells"},
  };
  for (const auto& [options, code, sentence] : wrong) {
    ann.say(creating(options));
    EXPECT_EQ(ann.error(), code) << options;
    const std::string text = ann.get("error", "text");
    EXPECT_TRUE(sentence.empty() || text == sentence) << options << ": " << text;
    EXPECT_EQ(text.find('\n'), std::string::npos);
    // For `choose` the same sentence is the reason.
    ann.say(R"({"type":"choose","game":"classic","players":3,"options":)" + options + "}");
    if (code == "bad_message") {
      EXPECT_EQ(ann.error(), code) << options;
    } else {
      EXPECT_EQ(ann.newest("advice").at("reason").at("text").as_string(), text) << options;
    }
  }
  ann.say(creating("{}", 2));
  EXPECT_EQ(ann.error(), "cannot_play");
  ann.say(R"({"type":"create","game":"chess","players":3,"public":true,"clock":0,"name":"Ann"})");
  EXPECT_EQ(ann.error(), "cannot_play");
  EXPECT_EQ(ann.get("error", "text"), "game: there is no game \"chess\"; it takes classic");
  EXPECT_TRUE(hub.archive.entries.empty());
  EXPECT_EQ(hub->figures().tables, 0U);
  // Missing options have their defaults, and an empty list counts as a list of words.
  ann.say(creating(R"({"modules":[]})"));
  EXPECT_EQ(ann.error(), "");
  EXPECT_EQ(ann.newest("lobby").at("options"), usual_options());
}

// Asks for advice about a choice, and tries it.
class Adviser {
 public:
  json::object advice(const json::object& choice) {
    json::object message = choice;
    message["type"] = "choose";
    guest_.say(json::serialize(message));
    return guest_.newest("advice");
  }
  bool is_possible(const json::object& choice) {
    json::object message = choice;
    for (const auto& [key, value] : json::object{{"type", "create"}, {"public", true}, {"clock", 0}, {"name", "Ann"}})
      message[key] = value;
    Guest guest(hub_);
    guest.say(json::serialize(message));
    const bool is = guest.error().empty();
    if (is) guest.say(R"({"type":"leave"})");
    guest.hang_up();
    return is;
  }

 private:
  TestHub hub_{Limits{.messages_per_second = 1'000'000, .tables_per_address = 100'000}};
  Guest guest_{hub_};
};

void expect_reason(const json::value& reason) {
  for (const auto* text : {"option", "code", "text"})
    EXPECT_FALSE(reason.at(text).as_string().empty()) << json::serialize(reason);
  EXPECT_EQ(reason.at("text").as_string().find('\n'), std::string::npos);
  EXPECT_TRUE(reason.at("values").is_object());
}

// For every choice: exactly the values that are called impossible are refused, with a reason, and the choice that is
// advised instead can be played.
TEST(Hubs, AdviseWhatIsPossible) {
  Adviser adviser;
  int impossible = 0, possible = 0, instead = 0;
  for (const char* edition : {"2004", "2011", "2024"})
    for (const bool with_module : {false, true})
      for (int players = 1; players <= 13; ++players) {
        json::array modules;
        if (with_module) modules.emplace_back("saboteur2");
        json::object options = usual_options();
        options["edition"] = edition;
        options["modules"] = modules;
        const json::object choice{{"game", "classic"}, {"players", players}, {"options", options}};
        const json::object advice = adviser.advice(choice);
        EXPECT_EQ(advice.at("choice"), choice);
        const bool can_be = players >= 2 && players <= 12 && adviser.is_possible(choice);
        EXPECT_EQ(advice.contains("reason"), !can_be) << json::serialize(choice);
        EXPECT_EQ(advice.contains("instead"), !can_be) << json::serialize(choice);
        if (!can_be) {
          expect_reason(advice.at("reason"));
          EXPECT_TRUE(adviser.is_possible(advice.at("instead").as_object())) << json::serialize(choice);
          ++instead;
        }
        const auto expect_called = [&](const json::object& other, const json::value& reasons,
                                       const std::string& value) {
          const json::value* reason = reasons.as_object().if_contains(value);
          EXPECT_EQ(reason == nullptr, adviser.is_possible(other)) << json::serialize(other);
          if (reason) expect_reason(*reason);
          ++(reason ? impossible : possible);
        };
        for (int others = 2; others <= 12; ++others) {
          json::object other = choice;
          other["players"] = others;
          expect_called(other, advice.at("impossible").at("players"), std::to_string(others));
        }
        for (const char* another : {"2004", "2011", "2024"}) {
          json::object other = choice;
          other["options"].as_object()["edition"] = another;
          if (players >= 2 && players <= 12)
            expect_called(other, advice.at("impossible").at("options").at("edition"), another);
        }
        json::object other = choice;
        other["options"].as_object()["modules"] = json::array{"saboteur2"};
        if (players >= 2 && players <= 12)
          expect_called(other, advice.at("impossible").at("options").at("modules"), "saboteur2");
      }
  EXPECT_GT(impossible, 100);
  EXPECT_GT(possible, 100);
  EXPECT_GT(instead, 10);
}

TEST(Hubs, AdviseNothingForAnUnknownGame) {
  Adviser adviser;
  const json::object advice = adviser.advice({{"game", "chess"}, {"players", 2}, {"options", json::object{}}});
  EXPECT_EQ(advice.at("reason").at("code").as_string(), "no_such_game");
  EXPECT_FALSE(advice.contains("impossible"));
  EXPECT_FALSE(advice.contains("instead"));
}

// A person who clicks through all options is not disconnected.
TEST(Hubs, AdviseAsOftenAsAPersonClicks) {
  TestHub hub(Limits{});
  Guest ann(hub);
  for (int i = 0; i < 60; ++i, hub.now += 100) {
    ann.say(R"({"type":"choose","game":"classic","players":5})");
    ASSERT_EQ(ann.error(), "") << i;
  }
}

// The host of a table asks what it could be changed to.
TEST(Hubs, AdviseAtATableToo) {
  TestHub hub;
  Guest ann(hub);
  ann.say(create);
  ann.say(R"({"type":"choose","game":"classic","players":12})");
  EXPECT_EQ(ann.error(), "");
  EXPECT_TRUE(ann.has("advice"));
}

TEST(Hubs, FindATableByItsCodeAndByItsId) {
  TestHub hub;
  Guest ann(hub), bob(hub), cleo(hub), dan(hub), eve(hub);
  ann.say(create);
  EXPECT_EQ(ann.code().size(), 5U);
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

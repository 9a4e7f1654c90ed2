// Options of a table: which are refused and why, and what is advised before it is made.
#include <gtest/gtest.h>

#include "server/hub/hub.h"
#include "server/hub/test_guest.h"

namespace filon::server {
namespace {

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
  EXPECT_EQ(ann.get("error", "text"), "game: there is no game \"chess\"; it takes classic, lost_mines");
  EXPECT_TRUE(hub.archive.entries.empty());
  EXPECT_EQ(hub->figures().tables, 0U);
  // Missing options have their defaults, and an empty list counts as a list of words.
  ann.say(creating(R"({"modules":[]})"));
  EXPECT_EQ(ann.error(), "");
  EXPECT_EQ(ann.newest("lobby").at("options"), usual_options());
  // A wrong message is as wrong at a table, where nobody can create another one.
  ann.say(creating(R"({"edition":null})"));
  EXPECT_EQ(ann.error(), "bad_message");
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

}  // namespace
}  // namespace filon::server

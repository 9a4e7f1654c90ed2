// Messages of clients: every kind can be read, every limit is checked, and an error names its field.
#include "protocol/messages.h"

#include <gtest/gtest.h>

#include "protocol/test_messages.h"

namespace filon::protocol {
namespace {

const Person ann{"Ann", "cat", "pepper"};
const std::string long_name(24, 'n');

const ClientMessage every_kind[] = {
    Create{"classic", 5, R"({"edition":"2011","modules":["one","two"]})", true, {60}, ann},
    Create{"classic", 12, "{}", false, {0}, ann, 5, true},
    Choose{"classic", 99, R"({"edition":1,"cells":[[1,2],[3,-4]]})"},
    Join{"ABCDE", 2, ann},
    Join{"ABCDE", {}, {"Bob", "", ""}},
    Resume{"abcdefghijklmnopqrstuv", ""},
    Resume{"abcdefghijklmnopqrstuv", "ABCDE"},
    Watch{"ABCDE"},
    Sit{11},
    Rename{{"Zo\xC3\xAB", "", ""}},
    Leave{},
    AddBot{2, "easy"},
    Clear{0},
    Shuffle{},
    Configure{},
    Configure{true, Clock{30L * 24 * 3600}, 3600, 12, R"({"modules":["one"]})", true},
    Choosing{true},
    Start{},
    Pause{true},
    HandOver{1},
    Substitute{1, "normal"},
    Substitute{1, {}},
    TakeOver{},
    GiveUp{},
    Mute{1, true},
    Hide{1, false},
    Rematch{},
    Answer{1'000'000, R"(["place_path","b-nes",[3,0],true])"},
    Answer{0, "[]"},
    Answer{7, R"(["lay_path","lm-ew",[4,2]])", R"(["walk",[[4,2]]])"},
    TakeBack{},
    Signal{R"(["set_ready",true])"},
    Order{R"({"veto_next_of":2})"},
    WhyNot{R"({"card":"b-nes","at":[3,0]})"},
    Say{"\xF0\x9F\x92\x8E \"quoted\" \\"},
    Statement{Statement::About::Goal, 2, "gold", ""},
    Statement{Statement::About::Suspect, 3, "", ""},
    Statement{Statement::About::Trust, 3, "", ""},
    Statement{Statement::About::Request, 0, "mend", "lantern"},
    Statement{Statement::About::Reaction, 0, "cheer", ""},
    History{},
    Ping{},
};

TEST(Messages, EveryKindCanBeWrittenAndRead) {
  std::vector<bool> seen(std::variant_size_v<ClientMessage>);
  for (const ClientMessage& message : every_kind) {
    const std::string text = write(message);
    const auto read = read_message(text);
    ASSERT_TRUE(read) << text << ": " << read.error();
    EXPECT_EQ(read->index(), message.index()) << text;
    EXPECT_EQ(write(*read), text);
    EXPECT_TRUE(keeps_limits(*read)) << text;
    seen[message.index()] = true;
  }
  EXPECT_EQ(std::count(seen.begin(), seen.end(), false), 0) << "a kind is missing in this test";
}

TEST(Messages, UnknownFieldsAreRefused) {
  for (const ClientMessage& message : every_kind) {
    std::string text = write(message);
    text.insert(text.size() - 1, R"(,"extra":1)");
    const auto read = read_message(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error(), "extra: there is no such field here");
  }
}

// If a field has a bad value, the error begins with its name.
struct Field {
  std::string message;  // % stands for the value
  std::string name;
  std::vector<std::string> good, bad;
};

const std::vector<std::string> bad_seats = {
    "-1", "12", "1.0", "\"1\"", "null", "true", "[1]", "{}", "18446744073709551615"};
const std::vector<std::string> bad_truths = {"0", "1", "\"true\"", "null", "[]"};

std::string letters(std::size_t count) { return "\"" + std::string(count, 'a') + "\""; }
std::string gems(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += "\xF0\x9F\x92\x8E";
  return "\"" + text + "\"";
}

std::vector<Field> every_field() {
  const std::vector<std::string> seats = {"0", "11"};
  const std::vector<std::string> clocks = {"0", "1", "2592000"};
  const std::vector<std::string> bad_clocks = {"-1", "2592001", "1.5", "\"60\"", "null", "99999999999999999999"};
  const std::vector<std::string> bad_words = {"\"\"",        letters(25), "\"Upper\"", "\"a b\"",
                                              R"("\u0000")", "1",         "null",      "\"\xC3\xA9\""};
  const std::vector<std::string> control = {R"("\n")", R"("a\u0000")", R"("\u001f")", R"("\u007f")"};
  const auto with = [](std::vector<std::string> all, const std::vector<std::string>& more) {
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  const std::string create =
      R"("type":"create","game":"classic","players":3,"options":0,"public":true,"clock":0,"name":"A")";
  const auto creating = [&](const std::string& name) {
    std::string text = "{" + create + "}";
    const std::string key = "\"" + name + "\":";
    const std::size_t at = text.find(key);
    if (at == std::string::npos) return text.insert(text.size() - 1, "," + key + "%");
    const std::size_t begin = at + key.size();
    return text.replace(begin, text.find_first_of(",}", begin) - begin, "%");
  };
  const auto creating_validly = [&](const std::string& name) {
    std::string text = creating(name);
    const std::size_t options = text.find(R"("options":0)");
    return options == std::string::npos ? text : text.replace(options, 11, R"("options":{})");
  };
  const std::vector<std::string> objects = {"{}", R"({"a":[[1]]})"};
  const std::vector<std::string> bad_objects = {"[]", "1", "\"{}\"", "null", "true"};
  return {
      {creating_validly("game"), "game", {letters(1), letters(24)}, bad_words},
      {creating_validly("players"), "players", {"2", "12"}, {"1", "13", "3.0", "\"3\"", "null"}},
      {creating_validly("options"), "options", objects, bad_objects},
      {R"({"type":"choose","game":%,"players":3})", "game", {letters(1), letters(24)}, bad_words},
      {R"({"type":"choose","game":"a","players":%})", "players", {"1", "99"}, {"0", "100", "3.0", "\"3\"", "null"}},
      {R"({"type":"choose","game":"a","players":3,"options":%})", "options", objects, bad_objects},
      {creating_validly("public"), "public", {"true", "false"}, bad_truths},
      {creating_validly("clock"), "clock", clocks, bad_clocks},
      {creating_validly("name"),
       "name",
       {letters(1), letters(24), gems(24)},
       with({"\"\"", letters(25), gems(25), "1", "null"}, control)},
      {creating_validly("avatar"), "avatar", {"\"\"", letters(24)}, {letters(25), "\"A\"", "1", "null"}},
      {creating_validly("salt"), "salt", {"\"\"", letters(64)}, {letters(65), "\"A\"", "1", "null"}},
      {R"({"type":"join","table":%,"name":"A"})",
       "table",
       {letters(1), letters(24)},
       with({"\"\"", letters(25), "1"}, control)},
      {R"({"type":"join","table":"A","name":"A","seat":%})", "seat", seats, bad_seats},
      {R"({"type":"resume","token":%})",
       "token",
       {letters(22)},
       with({letters(21), letters(23), "1", "null"}, control)},
      {R"({"type":"watch","table":%})", "table", {letters(1), letters(24)}, with({"\"\"", letters(25), "1"}, control)},
      {R"({"type":"sit","seat":%})", "seat", seats, bad_seats},
      {R"({"type":"rename","name":%})", "name", {letters(24)}, {"\"\"", letters(25), "1"}},
      {R"({"type":"add_bot","seat":%,"level":"easy"})", "seat", seats, bad_seats},
      {R"({"type":"add_bot","seat":0,"level":%})", "level", {letters(1), letters(24)}, bad_words},
      {R"({"type":"clear","seat":%})", "seat", seats, bad_seats},
      {R"({"type":"configure","public":%})", "public", {"true", "false"}, bad_truths},
      {R"({"type":"configure","clock":%})", "clock", clocks, bad_clocks},
      {R"({"type":"pause","on":%})", "on", {"true", "false"}, bad_truths},
      {R"({"type":"hand_over","seat":%})", "seat", seats, bad_seats},
      {R"({"type":"substitute","seat":%})", "seat", seats, bad_seats},
      {R"({"type":"substitute","seat":1,"level":%})", "level", {letters(1), letters(24)}, bad_words},
      {R"({"type":"mute","seat":%,"on":true})", "seat", seats, bad_seats},
      {R"({"type":"mute","seat":1,"on":%})", "on", {"true", "false"}, bad_truths},
      {R"({"type":"hide","seat":%,"on":true})", "seat", seats, bad_seats},
      {R"({"type":"hide","seat":1,"on":%})", "on", {"true", "false"}, bad_truths},
      {R"({"type":"answer","question":%,"answer":["pass"]})",
       "question",
       {"0", "1000000"},
       {"-1", "1000001", "1.0", "\"1\"", "null"}},
      {R"({"type":"answer","question":1,"answer":%})",
       "answer",
       {"[]", R"(["pass"])", R"(["a",{"b":[1,null,"\n"]}])"},
       {"\"pass\"", "1", "{}", "null", "true"}},
      {R"({"type":"order","orders":%})", "orders", objects, bad_objects},
      {R"({"type":"why_not","aim":%})", "aim", objects, bad_objects},
      {R"({"type":"say","text":%})",
       "text",
       {letters(1), letters(300), gems(300)},
       with({"\"\"", letters(301), gems(301), "1", "null"}, control)},
      {R"({"type":"state","about":%,"subject":1})",
       "about",
       {"\"goal\"", "\"suspect\"", "\"trust\""},
       {"\"\"", "1", "null"}},
      {R"({"type":"state","about":"goal","subject":%})", "subject", seats, bad_seats},
      {R"({"type":"state","about":"goal","subject":1,"what":%})",
       "what",
       {"\"\"", letters(24)},
       {letters(25), "\"A\"", "1", "null"}},
      {R"({"type":"state","about":"request","with":%})",
       "with",
       {"\"\"", letters(24)},
       {letters(25), "\"A\"", "1", "null"}},
  };
}

TEST(Messages, EveryFieldHasItsLimitsAndTheErrorNamesIt) {
  for (const Field& field : every_field()) {
    const std::size_t at = field.message.find('%');
    ASSERT_NE(at, std::string::npos);
    const auto with = [&](const std::string& value) { return std::string(field.message).replace(at, 1, value); };
    for (const std::string& value : field.good) {
      const auto read = read_message(with(value));
      ASSERT_TRUE(read) << with(value) << ": " << read.error();
      EXPECT_TRUE(keeps_limits(*read)) << with(value);
    }
    for (const std::string& value : field.bad) {
      const auto read = read_message(with(value));
      ASSERT_FALSE(read) << with(value);
      EXPECT_TRUE(read.error().starts_with(field.name + ": ")) << with(value) << ": " << read.error();
    }
  }
}

// A client can tell people that they should write something else.
TEST(Messages, WhatPeopleWriteHasCodesOfItsOwn) {
  const std::pair<std::string, std::string> refused[] = {{R"({"type":"rename","name":"\u202eAnn"})", "bad_name"},
                                                         {R"({"type":"rename","name":" "})", "bad_name"},
                                                         {R"({"type":"rename","name":"Bot 2"})", "bad_name"},
                                                         {R"({"type":"rename","name":7})", "bad_message"},
                                                         {R"({"type":"rename"})", "bad_message"},
                                                         {R"({"type":"say","text":"\u2066"})", "bad_text"},
                                                         {R"({"type":"say","text":[]})", "bad_message"}};
  for (const auto& [text, code] : refused) {
    const auto read = read_message(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.why().code, code) << text;
  }
  const auto tidied = read_message(R"({"type":"rename","name":" Ann\u00a0 Lee "})");
  ASSERT_TRUE(tidied);
  EXPECT_EQ(std::get<Rename>(*tidied).person.name, "Ann Lee");
}

TEST(Messages, MissingFieldsAreNamed) {
  const std::pair<std::string, std::string> incomplete[] = {
      {R"({"type":"create","game":"classic"})", "players"},
      {R"({"type":"create","game":"classic","players":3})", "public"},
      {R"({"type":"choose","game":"classic"})", "players"},
      {R"({"type":"choose","players":3})", "game"},
      {R"({"type":"join","name":"A"})", "table"},
      {R"({"type":"join","table":"A"})", "name"},
      {R"({"type":"resume"})", "token"},
      {R"({"type":"sit"})", "seat"},
      {R"({"type":"add_bot","seat":1})", "level"},
      {R"({"type":"pause"})", "on"},
      {R"({"type":"mute","seat":1})", "on"},
      {R"({"type":"answer","question":1})", "answer"},
      {R"({"type":"answer","answer":["pass"]})", "question"},
      {R"({"type":"order"})", "orders"},
      {R"({"type":"why_not"})", "aim"},
      {R"({"type":"say"})", "text"},
      {R"({"type":"state"})", "about"},
      {R"({"type":"state","about":"goal"})", "subject"},
      {R"({"seat":1})", "type"},
      {R"({"type":"dance"})", "type"},
      {R"({"type":1})", "type"},
      {R"({"type":"Ping"})", "type"},
  };
  for (const auto& [text, field] : incomplete) {
    const auto read = read_message(text);
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(read.error().starts_with(field + ": ")) << text << ": " << read.error();
  }
}

TEST(Messages, TextThatIsNotAJsonObjectIsRefused) {
  for (const std::string text :
       {"", "null", "1", "[]", "\"ping\"", "{", "{}x", R"({"type":"ping"} {})", R"({"type":"ping",})",
        "{'type':'ping'}", "\xEF\xBB\xBF{\"type\":\"ping\"}", "{\"type\":\"say\",\"text\":\"\xC3\"}",
        "{\"type\":\"say\",\"text\":\"\n\"}", R"({"type":"say","text":"\ud800"})"}) {
    const auto read = read_message(text);
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(read.error().starts_with("message: ")) << text << ": " << read.error();
  }
  std::string deep = R"({"type":"ping","x":)";
  for (int i = 0; i < 100'000; ++i) deep += '[';
  EXPECT_FALSE(read_message(deep));
}

// Found by fuzz_messages: the name was cut in the middle of a letter, and browsers reject such text.
TEST(Messages, ErrorsDoNotRepeatStrangeFieldNames) {
  for (const std::string name :
       {"a\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9"
        "\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9",
        R"(\n\u0000)", ""}) {
    const auto read = read_message(R"({"type":"ping",")" + name + R"(":1})");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error(), "message: there is no such field here");
  }
}

TEST(Messages, NoObjectHasAKeyTwice) {
  const std::pair<std::string, std::string> repeated[] = {
      {R"({"type":"ping","type":"ping"})", "the key type"},
      {R"({"type":"ping","type":"leave"})", "the key type"},
      {R"({"type":"answer","question":1,"answer":[{"card":1,"at":[{"x":1,"x":2}]}]})", "the key x"},
      {R"({"type":"choose","game":"a","players":3,"options":{"a":{"b":1,"c":2,"b":3}}})", "the key b"},
      {R"({"type":"ping","\u0074ype":"ping"})", "a key"},
      {R"({"type":"ping","\u0000":1,"\u0000":1})", "a key"},
      {R"({"type":"ping","":1,"":1})", "a key"},
  };
  for (const auto& [text, key] : repeated) {
    const auto read = read_message(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error(), "message: " + key + " is there twice") << text;
    EXPECT_EQ(read.why().code, "bad_message");
  }
  for (const std::string once :
       {R"({"type":"say","text":"{\"a\":1,\"a\":1} \\"})",
        R"({"type":"answer","question":1,"answer":[{"a":1},{"a":1}]})",
        R"({"type":"choose","game":"a","players":3,"options":{"game":{"players":1},"players":{"players":{}}}})"}) {
    const auto read = read_message(once);
    EXPECT_TRUE(read) << once << ": " << read.error();
  }
  EXPECT_EQ(read_own_seats(R"({"seats":[{"table":"a","table":"b","token":"abcdefghijklmnopqrstuv"}]})").error(),
            "message: the key table is there twice");
  EXPECT_EQ(read_own_seats(R"({"seats":[],"seats":[]})").error(), "message: the key seats is there twice");
}

TEST(Messages, OwnSeatsAreAList) {
  const auto seats = read_own_seats(
      R"({"seats":[{"table":"one","token":"abcdefghijklmnopqrstuv"},{"table":"two","token":"bcdefghijklmnopqrstuvw"}]})");
  ASSERT_TRUE(seats) << seats.error();
  ASSERT_EQ(seats->size(), 2U);
  EXPECT_EQ(seats->at(1).table, "two");
  EXPECT_EQ(seats->at(1).token, "bcdefghijklmnopqrstuvw");
  EXPECT_TRUE(read_own_seats(R"({"seats":[]})"));
  for (const std::string wrong :
       {"", "[]", "{}", "null", R"({"seats":{}})", R"({"seats":[1]})", R"({"seats":[],"more":1})", R"({"seats":[{}]})",
        R"({"seats":[{"table":"one"}]})", R"({"seats":[{"table":"one","token":"short"}]})",
        R"({"seats":[{"table":1,"token":"abcdefghijklmnopqrstuv"}]})",
        R"({"seats":[{"table":"one","token":"abcdefghijklmnopqrstuv","seat":1}]})"})
    EXPECT_FALSE(read_own_seats(wrong)) << wrong;
  const auto many = [](std::size_t count) {
    std::string text = R"({"seats":[)";
    for (std::size_t i = 0; i < count; ++i)
      text +=
          (i > 0 ? "," : "") + std::string(R"({"table":"abcdefghijklmnopqrstuv","token":"abcdefghijklmnopqrstuv"})");
    return text + "]}";
  };
  EXPECT_TRUE(read_own_seats(many(60)));
  EXPECT_LT(many(60).size(), 8192U);
  EXPECT_FALSE(read_own_seats(many(61)));
}

}  // namespace
}  // namespace filon::protocol

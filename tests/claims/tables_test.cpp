// The game of the tests at tables of the server: a question to three seats of which one never answers, in every order,
// and a window in which nobody learns who could have objected.
#include <array>

#include <gtest/gtest.h>

#include "server/fair/test_random.h"
#include "server/hub/test_hub.h"
#include "testkit/hosted.h"

namespace filon::claims {
namespace {

namespace json = boost::json;
using server::TestHub;
using server::Time;

constexpr std::size_t watcher = 3;

// Three people and a spectator, in a match that has just been dealt.
class Prospectors {
 public:
  explicit Prospectors(std::uint64_t seed, const std::string& clock = "30") {
    server::repeat_random(seed);
    for (std::size_t i = 0; i < clients_.size(); ++i)
      clients_[i] = *hub->connect(wires_[i], "192.0.2." + std::to_string(i));
    say(0, R"({"type":"create","game":"claims","players":3,"options":{},"public":true,"clock":)" + clock +
               R"(,"name":"Ann"})");
    const std::string table = server::member(newest(0, "lobby"), "table");
    for (const std::size_t i : {1U, 2U}) say(i, R"({"type":"join","table":")" + table + R"(","name":"Bob"})");
    say(watcher, R"({"type":"watch","table":")" + table + R"("})");
    say(0, R"({"type":"start"})");
    listen();
  }

  void say(std::size_t who, const std::string& text) {
    hub->receive(clients_[who], text);
    hub.run();
  }
  void answer(std::size_t who, const std::string& answer) {
    say(who,
        R"({"type":"answer","question":)" + std::to_string(readers[0].question()) + R"(,"answer":)" + answer + "}");
    listen();
  }
  void pass(Time milliseconds) {
    hub.now += milliseconds;
    hub.tick();
    listen();
  }
  // What a client was sent since the last call.
  std::vector<std::string> heard(std::size_t who) {
    std::vector<std::string> all;
    for (std::size_t& i = told_[who]; i < wires_[who].inbox.size(); ++i) all.push_back(*wires_[who].inbox[i]);
    return all;
  }
  std::string lowest(std::size_t who) const { return json::serialize(readers[who].hand().front()); }
  std::string what() const {
    const json::value& question = readers[0].whole().at("question");
    return question.is_null() ? "over" : std::string(question.at("what").as_string());
  }
  bool holds_objection(std::size_t who) const { return lowest(who) == "\"1\""; }
  bool is_asked(std::size_t who) const {
    for (const json::value& seat : readers[0].whole().at("question").at("seats").as_array())
      if (seat.as_int64() == static_cast<std::int64_t>(who)) return true;
    return false;
  }

  TestHub hub;
  std::array<testkit::Reader, 4> readers;

 private:
  void listen() {
    for (std::size_t who = 0; who < wires_.size(); ++who)
      for (; read_[who] < wires_[who].inbox.size(); ++read_[who])
        readers[who].take(server::parsed(*wires_[who].inbox[read_[who]]));
  }
  json::object newest(std::size_t who, std::string_view type) const {
    for (auto text = wires_[who].inbox.rbegin(); text != wires_[who].inbox.rend(); ++text)
      if (const json::object message = server::parsed(**text); server::is_type(message, type)) return message;
    return {};
  }

  std::array<server::TestWire, 4> wires_;
  std::array<server::Client, 4> clients_{};
  std::array<std::size_t, 4> read_{}, told_{};
};

json::object last_of(const std::vector<std::string>& messages) {
  return messages.empty() ? json::object() : server::parsed(messages.back());
}

struct Order {
  std::size_t first, second, silent;
};
class InEveryOrder : public testing::TestWithParam<Order> {};
INSTANTIATE_TEST_SUITE_P(All, InEveryOrder,
                         testing::Values(Order{0, 1, 2}, Order{1, 0, 2}, Order{0, 2, 1}, Order{2, 0, 1}, Order{1, 2, 0},
                                         Order{2, 1, 0}));

TEST_P(InEveryOrder, TwoBidAndOneIsSilent) {
  const auto [first, second, silent] = GetParam();
  Prospectors table(1);
  const std::string one = table.lowest(first), other = table.lowest(second);
  for (std::size_t who = 0; who < 4; ++who) table.heard(who);

  table.pass(1000);
  table.answer(first, "[\"bid\"," + one + "]");
  // The others learn that this seat has answered, but not the answer.
  for (std::size_t who : {second, silent, watcher}) {
    const auto heard = table.heard(who);
    ASSERT_EQ(heard.size(), 1U);
    const json::object message = server::parsed(heard[0]);
    EXPECT_EQ(json::serialize(message.at("told")), "[[\"answered\"," + std::to_string(first) + "]]");
    EXPECT_FALSE(message.contains("secrets"));
    EXPECT_EQ(message.at("left").as_int64(), 29);
  }
  table.pass(9000);
  table.answer(second, "[\"bid\"," + other + "]");
  // The answers of others do not restart a clock.
  EXPECT_EQ(last_of(table.heard(silent)).at("left").as_int64(), 20);
  table.pass(19'999);
  EXPECT_TRUE(table.heard(silent).empty());
  table.pass(1);
  // A bot answered for the third seat, and all bids are shown.
  const json::object shown = last_of(table.heard(silent));
  ASSERT_TRUE(shown.contains("told"));
  const json::array& bids = shown.at("told").as_array()[1].as_array()[1].as_array();
  EXPECT_EQ(json::serialize(bids[first]), one);
  EXPECT_EQ(json::serialize(bids[second]), other);
  EXPECT_TRUE(bids[silent].is_string());
  EXPECT_EQ(table.what(), "object");
}

TEST_P(InEveryOrder, AnAnswerCountsOnce) {
  const auto [first, second, silent] = GetParam();
  Prospectors table(2);
  table.answer(first, "[\"bid\"," + table.lowest(first) + "]");
  table.heard(first);
  table.answer(first, "[\"bid\"," + table.lowest(first) + "]");
  EXPECT_EQ(last_of(table.heard(first)).at("code").as_string(), "already_answered");
  EXPECT_TRUE(!table.heard(second).empty() && table.heard(silent).size() < 10);
}

// A match with an open window in which `who` can object.
struct Window {
  std::uint64_t seed = 0;
  std::size_t who = 0, other = 0, winner = 0;
};
std::unique_ptr<Prospectors> at_window(std::uint64_t seed) {
  auto table = std::make_unique<Prospectors>(seed);
  // All bid their highest card, so that a 1 stays in the hand.
  for (std::size_t who = 0; who < 3; ++who)
    table->answer(who, "[\"bid\"," + json::serialize(table->readers[who].hand().back()) + "]");
  return table;
}
Window find_window() {
  for (std::uint64_t seed = 1; seed < 100; ++seed) {
    const auto table = at_window(seed);
    Window window{seed, 3, 3, 3};
    for (std::size_t who = 0; who < 3; ++who)
      if (!table->is_asked(who))
        window.winner = who;
      else if (table->holds_objection(who) && window.who == 3)
        window.who = who;
      else
        window.other = who;
    if (window.who != 3 && window.other != 3) return window;
  }
  ADD_FAILURE() << "no seed deals such a window";
  return {};
}

// What the others are sent while a window is open, and when it closes.
struct Heard {
  std::vector<std::vector<std::string>> while_open, at_close;
  friend bool operator==(const Heard&, const Heard&) = default;
  friend void PrintTo(const Heard& heard, std::ostream* out) {
    for (const auto* part : {&heard.while_open, &heard.at_close})
      for (const auto& messages : *part)
        for (const std::string& message : messages) *out << message << "\n";
  }
};
Heard what_others_hear(const Window& window, const std::vector<std::string>& answers) {
  const auto table = at_window(window.seed);
  for (std::size_t who = 0; who < 4; ++who) table->heard(who);
  Heard heard;
  const auto listen = [&](auto& into) {
    for (std::size_t who : {window.winner, window.other, watcher}) into.push_back(table->heard(who));
  };
  Time passed = 0;
  for (const std::string& answer : answers) {
    table->pass(300);
    passed += 300;
    table->answer(window.who, answer);
    const auto own = table->heard(window.who);
    EXPECT_EQ(own.size(), 1U);
    EXPECT_EQ(server::member(last_of(own), "type"), "kept");
    EXPECT_EQ(server::member(last_of(own), "answer"), answer);
  }
  table->pass(1999 - passed);
  listen(heard.while_open);
  table->pass(1);
  listen(heard.at_close);
  for (const auto& messages : heard.at_close) EXPECT_EQ(messages.size(), 1U) << "it closes when its time is over";
  return heard;
}

TEST(Window, LooksTheSameToTheOthersWhateverIsAnswered) {
  const Window window = find_window();
  const Heard silent = what_others_hear(window, {});
  for (const auto& messages : silent.while_open) EXPECT_TRUE(messages.empty());
  // No answer, passing, and a changed answer look exactly the same.
  EXPECT_EQ(what_others_hear(window, {"[\"let_pass\"]"}), silent);
  EXPECT_EQ(what_others_hear(window, {"[\"object\"]", "[\"let_pass\"]"}), silent);
  // The others learn of an objection when the window closes, not before.
  const Heard objected = what_others_hear(window, {"[\"object\"]"});
  EXPECT_EQ(objected.while_open, silent.while_open);
  EXPECT_NE(objected.at_close, silent.at_close);
  EXPECT_NE(objected.at_close[0][0].find(R"(["objected",1])"), std::string::npos);
}

TEST(Window, StaysOpenForItsWholeTimeEvenIfNobodyCanObject) {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    const auto table = at_window(seed);
    if (table->what() != "object") continue;
    const int question = table->readers[watcher].question();
    // Every asked seat is offered answers, whether or not others can object.
    for (std::size_t who = 0; who < 3; ++who) {
      EXPECT_EQ(table->readers[who].is_asked(), table->is_asked(who));
      EXPECT_EQ(table->readers[who].legal().contains("object"), table->is_asked(who) && table->holds_objection(who));
    }
    table->pass(1999);
    EXPECT_EQ(table->readers[watcher].question(), question);
    table->pass(1);
    EXPECT_NE(table->readers[watcher].question(), question);
  }
}

TEST(Window, KeepsAnAnswerAfterARestart) {
  const Window window = find_window();
  const auto table = at_window(window.seed);
  table->answer(window.who, "[\"object\"]");
  const auto log = table->hub.archive.live();
  table->hub.restart();
  table->pass(2000);
  const auto& entries = table->hub.archive.entries;
  EXPECT_TRUE(entries.back().text.ends_with("closed ")) << entries.back().text;
  EXPECT_NE(entries[entries.size() - 2].text.find("[\"object\"]"), std::string::npos);
}

}  // namespace
}  // namespace filon::claims

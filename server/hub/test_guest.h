// For tests: one client of a hub, and a match from its start to its end.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "server/hub/test_hub.h"
#include "testkit/hosted.h"

namespace filon::server {

namespace json = boost::json;

inline const std::string create =
    R"({"type":"create","game":"classic","players":3,"options":{"edition":"2011"},"public":true,"clock":0,)"
    R"("name":"Ann","salt":"a"})";

// One client of a hub.
class Guest {
 public:
  explicit Guest(TestHub& hub, const std::string& address = "192.0.2.1")
      : hub_(hub), client_(hub->connect(wire, address)) {
    hub_.run();
  }

  bool is_connected() const { return client_.has_value(); }
  void say(const std::string& text) {
    hub_->receive(*client_, text);
    hub_.run();
  }
  void join(const std::string& table) { say(R"({"type":"join","table":")" + table + R"(","name":"Bob"})"); }
  void watch(const std::string& table) { say(R"({"type":"watch","table":")" + table + R"("})"); }
  void resume(const std::string& token) { say(R"({"type":"resume","token":")" + token + R"("})"); }
  void resume(const std::string& token, const std::string& table) {
    say(R"({"type":"resume","token":")" + token + R"(","table":")" + table + R"("})");
  }
  void hang_up() {
    hub_->disconnect(*client_);
    hub_.run();
  }
  json::object newest(std::string_view type) const {
    for (auto text = wire.inbox.rbegin(); text != wire.inbox.rend(); ++text)
      if (json::object message = parsed(**text); is_type(message, type)) return message;
    return {};
  }
  bool has(std::string_view type) const { return !newest(type).empty(); }
  std::string get(std::string_view type, std::string_view name) const { return member(newest(type), name); }
  // The code of the last message if it is an error; otherwise empty.
  std::string error() const {
    if (wire.inbox.empty()) return {};
    const json::object last = parsed(*wire.inbox.back());
    return is_type(last, "error") ? member(last, "code") : "";
  }
  std::string table() const { return get("lobby", "table"); }
  std::string code() const { return get("lobby", "code"); }
  std::string token() const { return get("seated", "token"); }
  // What it may answer now; empty: it is not asked.
  std::vector<std::string> answers() {
    read();
    return reader_.is_asked() ? reader_.answers() : std::vector<std::string>{};
  }
  // Requires: it is asked.
  void answer_with(const std::string& choice) {
    read();
    const json::object answer{{"type", "answer"}, {"question", reader_.question()}, {"answer", json::parse(choice)}};
    const bool is_pause = reader_.legal().contains("go_on");
    say(json::serialize(answer));
    if (is_pause) reader_.went_on();
  }
  // Answers the open question. False: this client is not asked.
  bool answer() {
    const std::vector<std::string> legal = answers();
    if (!legal.empty()) answer_with(testkit::best_digging(legal));
    return !legal.empty();
  }

  TestWire wire;

 private:
  void read() {
    for (; seen_ < wire.inbox.size(); ++seen_) reader_.take(parsed(*wire.inbox[seen_]));
  }

  TestHub& hub_;
  std::optional<Client> client_;
  testkit::Reader reader_;
  std::size_t seen_ = 0;
};

inline void begin_with_bots(Guest& host) {
  host.say(create);
  for (const auto* seat : {"1", "2"}) host.say(std::string(R"({"type":"add_bot","level":"easy","seat":)") + seat + "}");
  host.say(R"({"type":"start"})");
  ASSERT_TRUE(host.has("view"));
}

inline void play_to_the_end(TestHub& hub, Guest& player) {
  for (int i = 0; i < 1000 && player.get("lobby", "phase") == "playing"; ++i) {
    if (player.answer()) continue;
    hub.now += 1000;
    hub.tick();
  }
  ASSERT_EQ(player.get("lobby", "phase"), "over");
}

}  // namespace filon::server

// For tests: one table without a hub. Ann created it and sits in seat 0, Bob sits in seat 1, Eve watches.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "server/fair/fair.h"
#include "server/rooms/room.h"
#include "testkit/hosted.h"

namespace filon::server {

inline constexpr Client ann = 1, bob = 2, eve = 3, dan = 4;

class TestRoom {
 public:
  explicit TestRoom(std::int64_t clock = 0, const std::string& game = "classic", const std::string& options = "{}") {
    const protocol::Create create{game, 3, options, true, {clock}, {}};
    log.push_back(Room::creation(create, "ABCDE", now));
    restore(log);
    sit(ann, "Ann");
    sit(bob, "Bob");
    enter(eve, nobody);
  }
  explicit TestRoom(const std::vector<std::string>& from, Time moment = 1'700'000'000'000) : now(moment), log(from) {
    restore(log);
  }

  // As after a restart of the server: nobody is connected.
  void restore(const std::vector<std::string>& from) {
    room = std::make_unique<Room>("table", RoomSettings{});
    const auto failed = room->restore(from, now);
    EXPECT_FALSE(failed) << failed->sentence;
  }
  static Bytes32 token(const std::string& name) { return token_hash("the token of " + name); }
  void sit(Client client, const std::string& name, std::optional<int> wanted = {}) {
    Effects effects;
    Seat got = nobody;
    const auto failed =
        room->sit_down({name, "", name.substr(0, 1) == "A" ? "a" : "b"}, wanted, token(name), now, effects, got);
    ASSERT_FALSE(failed) << failed->sentence;
    perform(effects);
    enter(client, got);
  }
  void enter(Client client, Seat at) {
    Effects effects;
    room->enter(client, at, now, effects);
    perform(effects);
  }
  void exit(Client client) {
    Effects effects;
    room->exit(client, now, effects);
    perform(effects);
  }

  Effects handle(Client client, const protocol::ClientMessage& message) {
    Effects effects;
    room->handle(client, message, now, effects);
    perform(effects);
    return effects;
  }
  // The code of the error or refusal in reply; empty: none. Checks that only this client is told.
  std::string error(Client client, const protocol::ClientMessage& message) {
    const Effects effects = handle(client, message);
    for (const Effects::Message& one : effects.messages) {
      const boost::json::object text = boost::json::parse(*one.text).as_object();
      const auto& type = text.at("type").as_string();
      if (one.to != client || (type != "error" && type != "refused")) continue;
      EXPECT_TRUE(effects.log.empty()) << effects.log.front();
      EXPECT_EQ(effects.messages.size(), 1U);
      return std::string(text.at("code").as_string());
    }
    return {};
  }
  // Returns how many entries were written. Bots answer before this returns, unless their thoughts are held back.
  std::size_t tick() {
    const std::size_t before = log.size();
    Effects effects;
    room->tick(now, effects);
    perform(effects);
    return log.size() - before;
  }
  // Runs the work of bots. Returns how many of their answers were taken.
  int finish_thoughts() {
    int played = 0;
    for (const Effects::Thought& thought : std::exchange(thoughts, {})) {
      Effects effects;
      played += room->thought(thought.seat, thought.ticket, thought.work(), now, effects) ? 1 : 0;
      room->begin_thoughts(effects);
      take(effects);
    }
    return played;
  }
  void wait(Time seconds) { now += seconds * 1000; }

  // Puts a bot on seat 2 and starts the match.
  void start(const std::string& level = "easy") {
    ASSERT_EQ(error(ann, protocol::AddBot{2, level}), "");
    ASSERT_EQ(error(ann, protocol::Start{}), "");
  }
  // Whether the latest message about the match offers answers to the client.
  bool is_asked(Client client) { return readers[client].is_asked(); }
  protocol::Answer digging(Client client) {
    const testkit::Reader& reader = readers[client];
    return {reader.question(), testkit::best_digging(reader.answers())};
  }
  // False: it was refused.
  bool answer(Client client) {
    testkit::Reader& reader = readers[client];
    const bool is_pause = reader.legal().contains("go_on");
    if (!error(client, digging(client)).empty()) return false;
    if (is_pause) reader.went_on();
    return true;
  }
  // Answers for people and bots until the match is over, or this many times.
  void play(int most = 100'000) {
    for (int i = 0; i < most && room->phase() == Room::Phase::Playing; ++i) {
      bool answered = false;
      for (const Client client : room->clients())
        if (!answered && is_asked(client)) answered = answer(client);
      if (answered) continue;
      now = std::max(now, room->next_tick().value_or(now));
      ASSERT_EQ(tick(), 1U);
    }
  }
  // What a client is sent that comes to this seat (nobody: to watch), without the parts about who is connected.
  boost::json::array shown(Seat at) {
    constexpr Client visitor = 1000;
    if (bot_answers_for_person(at)) at = nobody;  // it would step down
    Effects effects;
    room->enter(visitor, at, now, effects);
    room->handle(visitor, protocol::History{}, now, effects);
    boost::json::array all;
    for (const Effects::Message& message : effects.messages)
      if (message.to == visitor) all.push_back(boost::json::parse(*message.text));
    Effects ignored;
    room->exit(visitor, now, ignored);
    boost::json::object& lobby = all.at(0).as_object();
    lobby.erase("watching");
    for (boost::json::value& seat : lobby.at("seats").as_array()) {
      seat.as_object().erase("connected");
      seat.as_object().erase("absent");
    }
    return all;
  }
  std::vector<boost::json::array> shown_to_all(int seats = 3) {
    std::vector<boost::json::array> all{shown(nobody)};
    for (int i = 0; i < seats; ++i) all.push_back(shown(seat(i)));
    return all;
  }

  bool bot_answers_for_person(Seat at) {
    if (at == nobody) return false;
    constexpr Client visitor = 1001;
    Effects effects;
    room->enter(visitor, nobody, now, effects);
    const boost::json::value lobby = boost::json::parse(*effects.messages.front().text);
    room->exit(visitor, now, effects);
    const boost::json::object& chair = lobby.at("seats").at(static_cast<std::size_t>(index(at))).as_object();
    return chair.contains("name") && chair.contains("bot");
  }

  boost::json::object newest(Client client, std::string_view type) {
    for (auto text = inbox[client].rbegin(); text != inbox[client].rend(); ++text) {
      boost::json::object message = boost::json::parse(*text).as_object();
      if (message.at("type").as_string() == type) return message;
    }
    return {};
  }
  std::size_t count(Client client, std::string_view type) {
    std::size_t found = 0;
    for (const std::string& text : inbox[client])
      found += boost::json::parse(text).as_object().at("type").as_string() == type ? 1U : 0U;
    return found;
  }
  boost::json::object lobby_seat(int at) {
    return newest(ann, "lobby").at("seats").at(static_cast<std::size_t>(at)).as_object();
  }

  Time now = 1'700'000'000'000;
  std::unique_ptr<Room> room;
  std::vector<std::string> log;
  std::map<Client, std::vector<std::string>> inbox;
  std::map<Client, testkit::Reader> readers;
  bool holds_thoughts = false;
  std::vector<Effects::Thought> thoughts;  // not run yet
  std::optional<FinishedTable> finished;
  std::optional<Effects::Rematch> rematch;

 private:
  // As the hub does: bots think when the table has done something.
  void perform(Effects& effects) {
    room->begin_thoughts(effects);
    take(effects);
    while (!holds_thoughts && !thoughts.empty()) finish_thoughts();
  }
  void take(const Effects& effects) {
    log.insert(log.end(), effects.log.begin(), effects.log.end());
    for (const Effects::Message& message : effects.messages) {
      inbox[message.to].push_back(*message.text);
      readers[message.to].take(boost::json::parse(*message.text).as_object());
    }
    thoughts.insert(thoughts.end(), effects.thoughts.begin(), effects.thoughts.end());
    if (effects.finished) finished = effects.finished;
    if (effects.rematch) rematch = effects.rematch;
  }
};

}  // namespace filon::server

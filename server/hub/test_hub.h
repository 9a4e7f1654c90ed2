// For tests: a hub without sockets or threads. Clients keep what they are sent, the test sets the time, and callbacks
// of the archive wait until the test runs them.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "server/hub/hub.h"
#include "server/storage/memory_archive.h"

namespace filon::server {

class TestWire : public Wire {
 public:
  using Text = std::shared_ptr<const std::string>;

  void send(Text text) override { inbox.push_back(std::move(text)); }
  void close(std::string_view reason) override { closed = reason; }
  void drop(std::string_view reason) override { closed = reason; }

  std::vector<Text> inbox;
  std::string closed;
};

// Remembers what was written, in order, and can fail on request.
class TestArchive : public MemoryArchive {
 public:
  void append(std::vector<Entry> added, Done done) override {
    if (!added.empty() && added.front().table == failing_) return done(Error{"the disk is full"});
    entries.insert(entries.end(), added.begin(), added.end());
    MemoryArchive::append(std::move(added), in_time(std::move(done)));
  }
  void finish(FinishedTable table, Done done) override {
    if (fails_finishing_) return done(Error{"the disk is full"});
    for (const std::string& text : table.log) entries.push_back({table.table, 0, text});
    MemoryArchive::finish(std::move(table), in_time(std::move(done)));
  }

  std::optional<Error> trouble() const override {
    return is_full ? std::optional(Error{"the disk is full"}) : std::nullopt;
  }

  // From now on writes of this table fail, or writes of any finished table.
  void fail(const TableId& table) { failing_ = table; }
  void fail_finishing() { fails_finishing_ = true; }

  // What takes until now is done.
  void write_until(Time moment) {
    now = moment;
    while (!writing_.empty() && writing_.front().first <= now) {
      const Done done = std::move(writing_.front().second);
      writing_.pop_front();
      done({});
    }
  }

  std::vector<Entry> entries;
  bool is_full = false;  // the disk; together with hold()
  Time takes = 0;        // milliseconds until a write is durable
  Time now = 0;

 private:
  Done in_time(Done done) {
    if (takes == 0) return done;
    return [this, until = now + takes, done](const std::optional<Error>&) { writing_.emplace_back(until, done); };
  }

  std::deque<std::pair<Time, Done>> writing_;
  TableId failing_;
  bool fails_finishing_ = false;
};

class TestHub {
 public:
  explicit TestHub(const Limits& limits = {.messages_per_second = 1'000'000}, const RoomSettings& settings = {})
      : limits_(limits), settings_(settings) {
    restart();
  }

  // As if the process ended and a new one started. The archive stays; all connections are gone.
  void restart() {
    hub_ = std::make_unique<Hub>(
        archive, limits_, settings_, [this] { return now; },
        [this](std::function<void()> work) { posted_.push_back(std::move(work)); },
        [this](std::function<void()> work) { holds_thoughts ? thoughts.push_back(std::move(work)) : work(); });
    const auto failed = hub_->restore();
    check(!failed, "a memory archive cannot be read");
  }
  // Runs the work of bots that was held back.
  void finish_thoughts() {
    for (const auto& work : std::exchange(thoughts, {})) work();
    run();
  }
  // Runs the callbacks of the archive.
  void run() {
    archive.write_until(now);
    while (!posted_.empty()) {
      const auto work = std::move(posted_.front());
      posted_.pop_front();
      work();
    }
  }
  void tick() {
    run();
    hub_->tick();
    run();
  }
  Hub& operator*() { return *hub_; }
  Hub* operator->() { return hub_.get(); }

  TestArchive archive;
  Time now = 1'700'000'000'000;
  bool holds_thoughts = false;
  std::vector<std::function<void()>> thoughts;

 private:
  Limits limits_;
  RoomSettings settings_;
  std::deque<std::function<void()>> posted_;
  std::unique_ptr<Hub> hub_;
};

inline boost::json::object parsed(const std::string& message) { return boost::json::parse(message).as_object(); }

inline bool is_type(const boost::json::object& message, std::string_view type) {
  return message.at("type").as_string() == type;
}

// A text unchanged, any other value as JSON; empty: there is no such member.
inline std::string member(const boost::json::object& message, std::string_view name) {
  const boost::json::value* value = message.if_contains(name);
  if (!value) return {};
  return value->is_string() ? std::string(value->get_string()) : boost::json::serialize(*value);
}

}  // namespace filon::server

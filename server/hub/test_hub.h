// For tests: a hub without sockets or threads. Clients keep what they are sent, the time is what the test says, and
// what the archive answers waits until the test runs it.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub/hub.h"
#include "server/storage/memory_archive.h"

namespace filon::server {

class TestWire : public Wire {
 public:
  using Text = std::shared_ptr<const std::string>;

  void send(Text text) override { inbox.push_back(std::move(text)); }
  void close(std::string_view reason) override { closed = reason; }

  std::vector<Text> inbox;
  std::string closed;
};

// Remembers what was written, in order, and can be told to fail.
class TestArchive : public MemoryArchive {
 public:
  void append(std::vector<Entry> added, Done done) override {
    if (!added.empty() && added.front().table == failing_) return done(Error{"the disk is full"});
    entries.insert(entries.end(), added.begin(), added.end());
    MemoryArchive::append(std::move(added), std::move(done));
  }
  void finish(FinishedTable table, Done done) override {
    if (fails_finishing_) return done(Error{"the disk is full"});
    for (const std::string& text : table.log) entries.push_back({table.table, 0, text});
    MemoryArchive::finish(std::move(table), std::move(done));
  }

  // From now on nothing of this table can be written, or no end of any.
  void fail(const TableId& table) { failing_ = table; }
  void fail_finishing() { fails_finishing_ = true; }

  std::vector<Entry> entries;

 private:
  TableId failing_;
  bool fails_finishing_ = false;
};

class TestHub {
 public:
  explicit TestHub(const Limits& limits = {.messages_per_second = 1'000'000}, const RoomSettings& settings = {})
      : limits_(limits), settings_(settings) {
    restart();
  }

  // A process that ends and another that takes its place. The archive stays; all lines are gone.
  void restart() {
    hub_ = std::make_unique<Hub>(
        archive, limits_, settings_, [this] { return now; },
        [this](std::function<void()> work) { posted_.push_back(std::move(work)); },
        [](const std::function<void()>& work) { work(); });
    const auto failed = hub_->restore();
    check(!failed, "a memory archive can be read");
  }
  // Whatever the archive has answered.
  void run() {
    while (!posted_.empty()) {
      const auto work = std::move(posted_.front());
      posted_.pop_front();
      work();
    }
  }
  void tick() {
    hub_->tick();
    run();
  }
  Hub& operator*() { return *hub_; }
  Hub* operator->() { return hub_.get(); }

  TestArchive archive;
  Time now = 1'700'000'000'000;

 private:
  Limits limits_;
  RoomSettings settings_;
  std::deque<std::function<void()>> posted_;
  std::unique_ptr<Hub> hub_;
};

inline bool is_type(std::string_view message, std::string_view type) {
  constexpr std::string_view head = R"({"type":")";
  return message.starts_with(head) && message.substr(head.size()).starts_with(type) &&
         message.substr(head.size() + type.size()).starts_with('"');
}

// The text of a member that has no escapes in it; empty: there is none.
inline std::string_view member(std::string_view message, std::string_view name) {
  const std::string key = "\"" + std::string(name) + "\":";
  const std::size_t at = message.find(key);
  if (at == std::string_view::npos) return {};
  message.remove_prefix(at + key.size());
  if (!message.starts_with('"')) return message.substr(0, message.find_first_of(",}]"));
  message.remove_prefix(1);
  return message.substr(0, message.find('"'));
}

}  // namespace filon::server

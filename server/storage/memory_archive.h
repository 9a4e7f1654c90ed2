// For tests: an archive in memory. It can hold back the callbacks that report entries as durable.
#pragma once

#include <map>
#include <mutex>
#include <set>

#include "server/storage/archive.h"

namespace filon::server {

class MemoryArchive : public Archive {
 public:
  void append(std::vector<Entry> entries, Done done) override {
    const std::lock_guard lock(mutex_);
    for (Entry& entry : entries) live_[entry.table].push_back(std::move(entry.text));
    answer(std::move(done));
  }
  void finish(FinishedTable table, Done done) override {
    const std::lock_guard lock(mutex_);
    auto& log = live_[table.table];
    table.log.insert(table.log.begin(), log.begin(), log.end());
    live_.erase(table.table);
    if (holding_) not_durable_.insert(table.table);
    finished_[table.table] = std::move(table);
    answer(std::move(done));
  }
  void drop(TableId table, Done done) override {
    const std::lock_guard lock(mutex_);
    live_.erase(table);
    answer(std::move(done));
  }
  Result<std::vector<LiveTable>> live() override {
    const std::lock_guard lock(mutex_);
    std::vector<LiveTable> all;
    for (const auto& [table, log] : live_) all.push_back({table, log});
    return all;
  }
  Result<std::optional<FinishedTable>> finished(std::string_view table) override {
    const std::lock_guard lock(mutex_);
    ++finished_asked_;
    const auto found = finished_.find(std::string(table));
    if (found == finished_.end() || not_durable_.contains(found->first)) return std::optional<FinishedTable>{};
    return std::optional(found->second);
  }
  Result<std::optional<FinishedTable>> finished_by_code(std::string_view code) override {
    const std::lock_guard lock(mutex_);
    const std::string member = R"("code":")" + std::string(code) + '"';
    std::optional<FinishedTable> newest;
    for (const auto& [id, table] : finished_)
      if (!not_durable_.contains(id) && table.summary.find(member) != std::string::npos &&
          (!newest || newest->finished_at <= table.finished_at))
        newest = table;
    return newest;
  }
  Result<std::vector<FinishedTable>> latest(int) override { return std::vector<FinishedTable>{}; }

  // From now on nothing becomes durable, until it is released.
  void hold() {
    const std::lock_guard lock(mutex_);
    holding_ = true;
  }
  void release() {
    const std::lock_guard lock(mutex_);
    holding_ = false;
    not_durable_.clear();
    for (const Done& done : held_) done({});
    held_.clear();
  }
  std::size_t held() {
    const std::lock_guard lock(mutex_);
    return held_.size();
  }
  void replace_finished(FinishedTable table) {
    const std::lock_guard lock(mutex_);
    finished_[table.table] = std::move(table);
  }
  // How often finished() was called.
  int finished_asked() {
    const std::lock_guard lock(mutex_);
    return finished_asked_;
  }

 private:
  void answer(Done done) { holding_ ? held_.push_back(std::move(done)) : done({}); }

  std::mutex mutex_;
  std::map<TableId, std::vector<std::string>> live_;
  std::map<TableId, FinishedTable> finished_;
  std::set<TableId> not_durable_;  // finished while it was held
  int finished_asked_ = 0;
  bool holding_ = false;
  std::vector<Done> held_;
};

}  // namespace filon::server

// An archive that measures how long its entries take to become durable.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>

#include "server/storage/archive.h"

namespace filon::server {

// The longest wait since somebody asked. Any thread may add. How many waits there were is not kept: it would tell that
// somebody did something in secret.
class LongestWait {
 public:
  using Duration = std::chrono::steady_clock::duration;

  void add(Duration wait) {
    Duration longest = longest_.load(std::memory_order_relaxed);
    while (wait > longest && !longest_.compare_exchange_weak(longest, wait, std::memory_order_relaxed)) {
    }
  }
  Duration take() { return longest_.exchange(Duration::zero(), std::memory_order_relaxed); }

 private:
  std::atomic<Duration> longest_{Duration::zero()};
};

class TimedArchive : public Archive {
 public:
  explicit TimedArchive(Archive& archive) : archive_(archive) {}

  void append(std::vector<Entry> entries, Done done) override {
    archive_.append(std::move(entries), timed(std::move(done)));
  }
  void finish(FinishedTable table, Done done) override { archive_.finish(std::move(table), timed(std::move(done))); }
  void drop(TableId table, Done done) override { archive_.drop(std::move(table), timed(std::move(done))); }

  std::optional<Error> trouble() const override { return archive_.trouble(); }
  void stop_retrying() override { archive_.stop_retrying(); }
  Result<std::vector<LiveTable>> live() override { return archive_.live(); }
  Result<std::optional<FinishedTable>> finished(std::string_view table) override { return archive_.finished(table); }
  Result<std::optional<FinishedTable>> finished_by_code(std::string_view code) override {
    return archive_.finished_by_code(code);
  }
  Result<std::vector<FinishedTable>> latest(int at_most) override { return archive_.latest(at_most); }

  LongestWait& commits() { return *commits_; }

 private:
  Done timed(Done done) {
    return [commits = commits_, from = std::chrono::steady_clock::now(),
            done = std::move(done)](std::optional<Error> error) {
      commits->add(std::chrono::steady_clock::now() - from);
      done(std::move(error));
    };
  }

  Archive& archive_;
  // Shared, because the archive may call back after this was destroyed.
  std::shared_ptr<LongestWait> commits_ = std::make_shared<LongestWait>();
};

}  // namespace filon::server

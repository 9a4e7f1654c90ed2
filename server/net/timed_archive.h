// An archive that measures how long its entries take to become durable.
#pragma once

#include <memory>

#include "server/net/histogram.h"
#include "server/storage/archive.h"

namespace filon::server {

class TimedArchive : public Archive {
 public:
  TimedArchive(Archive& archive, std::shared_ptr<Histogram> commits)
      : archive_(archive), commits_(std::move(commits)) {}

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

 private:
  Done timed(Done done) {
    return [commits = commits_, from = std::chrono::steady_clock::now(),
            done = std::move(done)](std::optional<Error> error) {
      commits->add(std::chrono::steady_clock::now() - from);
      done(std::move(error));
    };
  }

  Archive& archive_;
  std::shared_ptr<Histogram> commits_;
};

}  // namespace filon::server

#include "server/storage/writer.h"

#include <atomic>
#include <future>
#include <latch>
#include <string>
#include <thread>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace filon::server {
namespace {

using testing::ElementsAre;

// The calls to the fake ledger, and a gate with which a test controls what waits together.
struct CallLog {
  std::vector<std::string> calls;
  std::promise<void> at_gate, gate;
  std::atomic<bool> lost = false;
  std::atomic<int> found_lost = 0;
};

// The names of tables are commands: "break" breaks the transaction, "refuse" is refused, "full" fails once as if the
// disk were full, "later" cannot be reported at first.
class FakeLedger : public Ledger {
 public:
  explicit FakeLedger(CallLog& log) : log_(log) {}

  std::optional<Error> begin() override {
    log_.calls.push_back("begin");
    return {};
  }
  std::optional<Failure> write(const Change& change) override {
    const TableId& table = std::get<Drop>(change).table;
    log_.calls.push_back(table);
    if (table == "gate") {
      log_.at_gate.set_value();
      log_.gate.get_future().wait();
    }
    if (table == "break") return Failure{.error = {"broken"}};
    if (table == "full" && !std::exchange(was_full_, true)) return Failure{.error = {"disk full"}};
    if (table == "refuse") return Failure{.error = {"refused"}, .breaks_transaction = false};
    commit_fails_ = commit_fails_ || table == "uncommittable";
    is_later_ = is_later_ || table == "later";
    return {};
  }
  std::optional<Error> commit() override {
    log_.calls.push_back("commit");
    if (std::exchange(commit_fails_, false)) return Error{"not committed"};
    return {};
  }
  std::optional<Error> confirm() override {
    if (log_.lost) {
      ++log_.found_lost;
      return Error{"lost"};
    }
    if (!std::exchange(is_later_, false)) return {};
    log_.calls.push_back("not yet");
    return Error{"not yet"};
  }
  bool is_temporary() const override { return log_.calls.back() == "full"; }
  void rollback() override {
    log_.calls.push_back("rollback");
    commit_fails_ = false;
  }
  void tidy() override { log_.calls.push_back("tidy"); }

 private:
  CallLog& log_;
  bool commit_fails_ = false;
  bool is_later_ = false;
  bool was_full_ = false;
};

struct Outcome {
  std::vector<std::string> calls, answers;
};

// The calls and results when these wait together.
Outcome write_together(const std::vector<TableId>& tables) {
  CallLog log;
  std::vector<std::string> answers;
  {
    Writer writer(std::make_unique<FakeLedger>(log), 1 << 20);
    writer.add(Drop{"gate"}, {});
    log.at_gate.get_future().wait();
    std::latch waiting(static_cast<std::ptrdiff_t>(tables.size()));
    for (const TableId& table : tables) {
      writer.add(Drop{table}, [&answers, &waiting, table](const std::optional<Error>& error) {
        answers.push_back(table + ": " + (error ? error->sentence : "written"));
        waiting.count_down();
      });
    }
    log.gate.set_value();
    waiting.wait();
  }
  // Without the gate's own transaction: begin, gate, commit, tidy.
  return {{log.calls.begin() + 4, log.calls.end()}, answers};
}

TEST(Writer, WritesWhatWaitsInOneTransaction) {
  const auto [calls, answers] = write_together({"a", "b", "c"});
  EXPECT_THAT(calls, ElementsAre("begin", "a", "b", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "b: written", "c: written"));
}

TEST(Writer, ContinuesAfterARefusal) {
  const auto [calls, answers] = write_together({"a", "refuse", "c"});
  EXPECT_THAT(calls, ElementsAre("begin", "a", "refuse", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "refuse: refused", "c: written"));
}

TEST(Writer, WritesOneByOneWhenAChangeBreaksTheTransaction) {
  const auto [calls, answers] = write_together({"a", "break", "c"});
  EXPECT_THAT(calls, ElementsAre("begin", "a", "break", "rollback",  //
                                 "begin", "a", "commit", "begin", "break", "rollback", "begin", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "break: broken", "c: written"));
}

TEST(Writer, WritesOneByOneWhenTheCommitFails) {
  const auto [calls, answers] = write_together({"a", "uncommittable", "refuse"});
  EXPECT_THAT(answers, ElementsAre("a: written", "uncommittable: not committed", "refuse: refused"));
}

TEST(Writer, RetriesATemporaryFailure) {
  const auto [calls, answers] = write_together({"a", "full", "c"});
  EXPECT_THAT(calls, ElementsAre("begin", "a", "full", "rollback", "begin", "a", "full", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "full: written", "c: written"));
}

TEST(Writer, ReportsACommitWhenItIsConfirmedAndWritesItOnce) {
  const auto [calls, answers] = write_together({"a", "later"});
  EXPECT_THAT(calls, ElementsAre("begin", "a", "later", "commit", "not yet", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "later: written"));
}

TEST(Writer, NeverBlocksAndSaysWhenTooMuchWaits) {
  CallLog log;
  Writer writer(std::make_unique<FakeLedger>(log), 10'000);
  writer.add(Drop{"gate"}, {});
  log.at_gate.get_future().wait();
  writer.add(Drop{std::string(100, 'x')}, {});
  EXPECT_FALSE(writer.trouble());
  std::promise<void> last_written;
  for (int n = 0; n < 100; ++n) writer.add(Drop{std::string(100, 'x')}, {});
  writer.add(Drop{"last"}, [&](const std::optional<Error>&) { last_written.set_value(); });
  ASSERT_TRUE(writer.trouble());
  EXPECT_EQ(writer.trouble()->sentence, "the disk is too slow: too much waits for it");
  log.gate.set_value();
  last_written.get_future().wait();
  EXPECT_FALSE(writer.trouble());
}

TEST(Writer, NoticesTroubleWhileNothingIsWritten) {
  CallLog log;
  Writer writer(std::make_unique<FakeLedger>(log), 10'000, std::chrono::milliseconds(1));
  log.lost = true;
  while (!writer.trouble()) std::this_thread::yield();
  EXPECT_EQ(writer.trouble()->sentence, "lost");
  log.lost = false;
  while (writer.trouble()) std::this_thread::yield();
}

TEST(Writer, LooksOnceMoreBeforeItEnds) {
  CallLog log;
  {
    const Writer writer(std::make_unique<FakeLedger>(log), 10'000, std::chrono::hours(1));
    log.lost = true;
  }
  EXPECT_EQ(log.found_lost, 1);
}

}  // namespace
}  // namespace filon::server

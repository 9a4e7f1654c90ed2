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

// What the ledger below was asked, as words; and a gate, so that a test decides what waits together.
struct Diary {
  std::vector<std::string> deeds;
  std::promise<void> at_gate, gate;
};

// Takes the names of tables as orders: "spoil" breaks the transaction, "refuse" is refused, "full" finds no room once.
class FakeLedger : public Ledger {
 public:
  explicit FakeLedger(Diary& diary) : diary_(diary) {}

  std::optional<Error> begin() override {
    diary_.deeds.push_back("begin");
    return {};
  }
  std::optional<Failure> write(const Change& change) override {
    const TableId& table = std::get<Drop>(change).table;
    diary_.deeds.push_back(table);
    if (table == "gate") {
      diary_.at_gate.set_value();
      diary_.gate.get_future().wait();
    }
    if (table == "spoil") return Failure{.error = {"spoilt"}};
    if (table == "full" && !std::exchange(was_full_, true)) return Failure{.error = {"no room"}};
    if (table == "refuse") return Failure{.error = {"refused"}, .spoils_transaction = false};
    commit_fails_ = commit_fails_ || table == "uncommittable";
    return {};
  }
  std::optional<Error> commit() override {
    diary_.deeds.push_back("commit");
    if (std::exchange(commit_fails_, false)) return Error{"not committed"};
    return {};
  }
  bool may_pass() const override { return diary_.deeds.back() == "full"; }
  void rollback() override {
    diary_.deeds.push_back("rollback");
    commit_fails_ = false;
  }
  void tidy() override { diary_.deeds.push_back("tidy"); }

 private:
  Diary& diary_;
  bool commit_fails_ = false;
  bool was_full_ = false;
};

struct Outcome {
  std::vector<std::string> deeds, answers;
};

// What happens when these wait together.
Outcome write_together(const std::vector<TableId>& tables) {
  Diary diary;
  std::vector<std::string> answers;
  {
    Writer writer(std::make_unique<FakeLedger>(diary), 1 << 20);
    writer.add(Drop{"gate"}, {});
    diary.at_gate.get_future().wait();
    std::latch waiting(static_cast<std::ptrdiff_t>(tables.size()));
    for (const TableId& table : tables) {
      writer.add(Drop{table}, [&answers, &waiting, table](const std::optional<Error>& error) {
        answers.push_back(table + ": " + (error ? error->sentence : "written"));
        waiting.count_down();
      });
    }
    diary.gate.set_value();
    waiting.wait();
  }
  // Without the gate's own transaction: begin, gate, commit, tidy.
  return {{diary.deeds.begin() + 4, diary.deeds.end()}, answers};
}

TEST(Writer, WritesWhatWaitsInOneTransaction) {
  const auto [deeds, answers] = write_together({"a", "b", "c"});
  EXPECT_THAT(deeds, ElementsAre("begin", "a", "b", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "b: written", "c: written"));
}

TEST(Writer, GoesOnAfterARefusal) {
  const auto [deeds, answers] = write_together({"a", "refuse", "c"});
  EXPECT_THAT(deeds, ElementsAre("begin", "a", "refuse", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "refuse: refused", "c: written"));
}

TEST(Writer, WritesOneByOneWhenSomebodySpoilsTheTransaction) {
  const auto [deeds, answers] = write_together({"a", "spoil", "c"});
  EXPECT_THAT(deeds, ElementsAre("begin", "a", "spoil", "rollback",  //
                                 "begin", "a", "commit", "begin", "spoil", "rollback", "begin", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "spoil: spoilt", "c: written"));
}

TEST(Writer, WritesOneByOneWhenTheCommitFails) {
  const auto [deeds, answers] = write_together({"a", "uncommittable", "refuse"});
  EXPECT_THAT(answers, ElementsAre("a: written", "uncommittable: not committed", "refuse: refused"));
}

TEST(Writer, TriesAgainWhenOnlyTheMachineStandsInTheWay) {
  const auto [deeds, answers] = write_together({"a", "full", "c"});
  EXPECT_THAT(deeds, ElementsAre("begin", "a", "full", "rollback", "begin", "a", "full", "c", "commit", "tidy"));
  EXPECT_THAT(answers, ElementsAre("a: written", "full: written", "c: written"));
}

TEST(Writer, MakesCallersWaitWhenTooMuchWaits) {
  Diary diary;
  std::atomic<int> added = 0;
  Writer writer(std::make_unique<FakeLedger>(diary), 1000);
  writer.add(Drop{"gate"}, {});
  std::thread caller([&] {
    for (int n = 0; n < 100; ++n, ++added) writer.add(Drop{std::string(100, 'x')}, {});
  });
  // The gate is shut, so no more than this ever fits; that it stops there cannot be waited for.
  EXPECT_LE(added, 11);
  diary.gate.set_value();
  caller.join();
  EXPECT_EQ(added, 100);
}

TEST(Writer, NeverMakesItsOwnAnswersWait) {
  Diary diary;
  std::promise<void> all_added;
  Writer writer(std::make_unique<FakeLedger>(diary), 1000);
  diary.gate.set_value();
  writer.add(Drop{"gate"}, [&](const std::optional<Error>&) {
    for (int n = 0; n < 100; ++n) writer.add(Drop{std::string(100, 'x')}, {});
    all_added.set_value();
  });
  all_added.get_future().wait();
}

}  // namespace
}  // namespace filon::server

#include "server/storage/contract.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <thread>

#include <gmock/gmock.h>

namespace filon::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using namespace std::string_literals;

const std::vector<std::string> odd_texts = {
    "",           "\0"s, "a\0b\0"s, "d\xc3\xa9j\xc3\xa0 vu \xe2\x9b\x8f", "\xff\xfe\x80"s, "'; DROP TABLE entry; --",
    "\r\n\t\\x00"};

FinishedTable over(TableId table, std::int64_t at) {
  return {.table = std::move(table),
          .summary = R"({"winner":"Ann"})",
          .record = "1. place",
          .log = {"a", "b"},
          .finished_at = at};
}

TEST_P(StorageContract, IsEmptyAtFirst) {
  EXPECT_THAT(live(), IsEmpty());
  EXPECT_THAT(latest(10), IsEmpty());
  EXPECT_EQ(finished("oak"), std::nullopt);
}

TEST_P(StorageContract, KeepsEntriesInTheirOrder) {
  EXPECT_EQ(append({{"oak", 1, "one"}}), std::nullopt);
  EXPECT_EQ(append({{"elm", 1, "uno"}, {"oak", 2, "two"}, {"elm", 2, "due"}, {"oak", 3, "three"}}), std::nullopt);
  EXPECT_THAT(live(),
              UnorderedElementsAre(LiveTable{"oak", {"one", "two", "three"}}, LiveTable{"elm", {"uno", "due"}}));
}

TEST_P(StorageContract, OrdersEntriesByNumberAndNotByText) {
  std::vector<std::string> log;
  for (std::uint32_t n = 1; n <= 300; ++n) {
    log.push_back(std::to_string(1000 - n));
    ASSERT_EQ(append({{"oak", n, log.back()}}), std::nullopt);
  }
  EXPECT_THAT(live(), ElementsAre(LiveTable{"oak", log}));
}

TEST_P(StorageContract, CallsBackInTheOrderOfTheCalls) {
  constexpr int count = 500;
  std::vector<int> answered;  // by the archive's thread alone, read after it is closed
  for (int n = 0; n < count; ++n) {
    archive().append({{"oak", static_cast<std::uint32_t>(n + 1), "x"}},
                     [&answered, n](const std::optional<Error>& error) {
                       EXPECT_EQ(error, std::nullopt);
                       answered.push_back(n);
                     });
  }
  close();
  ASSERT_EQ(answered.size(), std::size_t{count});
  EXPECT_TRUE(std::is_sorted(answered.begin(), answered.end()));
}

TEST_P(StorageContract, AcceptsAnEmptyListOfEntries) {
  EXPECT_EQ(append({}), std::nullopt);
  EXPECT_THAT(live(), IsEmpty());
}

TEST_P(StorageContract, HasEverythingAfterOpeningAgain) {
  append({{"oak", 1, "one"}, {"elm", 1, "uno"}});
  finish(over("ash", 7));
  reopen();
  EXPECT_EQ(append({{"oak", 2, "two"}}), std::nullopt);
  reopen();
  EXPECT_THAT(live(), UnorderedElementsAre(LiveTable{"oak", {"one", "two"}}, LiveTable{"elm", {"uno"}}));
  EXPECT_EQ(finished("ash"), over("ash", 7));
}

TEST_P(StorageContract, WritesWhatWaitsBeforeItCloses) {
  std::atomic<int> durable = 0;
  for (std::uint32_t n = 1; n <= 200; ++n) {
    archive().append({{"oak", n, "x"}}, [&](const std::optional<Error>& error) { durable += error ? 0 : 1; });
  }
  reopen();
  EXPECT_EQ(durable, 200);
  EXPECT_THAT(live(), ElementsAre(LiveTable{"oak", std::vector<std::string>(200, "x")}));
}

TEST_P(StorageContract, LetsACallbackAppend) {
  std::promise<std::optional<Error>> second;
  archive().append({{"oak", 1, "one"}}, [&](const std::optional<Error>&) {
    archive().append({{"oak", 2, "two"}}, [&](std::optional<Error> error) { second.set_value(std::move(error)); });
  });
  EXPECT_EQ(second.get_future().get(), std::nullopt);
  EXPECT_THAT(live(), ElementsAre(LiveTable{"oak", {"one", "two"}}));
}

TEST_P(StorageContract, RefusesAGapAndWritesNothingOfThatCall) {
  ASSERT_EQ(append({{"oak", 1, "one"}}), std::nullopt);
  EXPECT_NE(append({{"elm", 1, "uno"}, {"oak", 2, "two"}, {"oak", 4, "four"}}), std::nullopt);
  EXPECT_NE(append({{"oak", 3, "three"}}), std::nullopt);
  EXPECT_NE(append({{"fir", 0, "zero"}}), std::nullopt);
  EXPECT_NE(append({{"fir", 2, "two"}}), std::nullopt);
  EXPECT_THAT(live(), ElementsAre(LiveTable{"oak", {"one"}}));
  EXPECT_EQ(append({{"oak", 2, "two"}}), std::nullopt);
}

TEST_P(StorageContract, RefusesTheSameNumberTwice) {
  ASSERT_EQ(append({{"oak", 1, "one"}}), std::nullopt);
  EXPECT_NE(append({{"oak", 1, "one"}}), std::nullopt);
  EXPECT_NE(append({{"oak", 2, "two"}, {"oak", 2, "two"}}), std::nullopt);
  EXPECT_THAT(live(), ElementsAre(LiveTable{"oak", {"one"}}));
}

TEST_P(StorageContract, RefusesOneCallAndNotTheOthersInTheQueue) {
  std::vector<bool> refused;  // by the archive's thread alone, read after it is closed
  const auto note = [&](const std::optional<Error>& error) { refused.push_back(error.has_value()); };
  for (std::uint32_t n = 1; n <= 50; ++n) {
    archive().append({{"oak", n, "x"}}, note);
    archive().append({{"elm", n + 1, "x"}}, note);
  }
  reopen();
  ASSERT_EQ(refused.size(), 100u);
  for (std::size_t n = 0; n < refused.size(); ++n) EXPECT_EQ(refused[n], n % 2 == 1);
  EXPECT_THAT(live(), ElementsAre(LiveTable{"oak", std::vector<std::string>(50, "x")}));
}

TEST_P(StorageContract, KeepsAnyBytes) {
  std::vector<Entry> entries;
  for (const std::string& text : odd_texts) {
    entries.push_back({"oak \xe2\x9b\x8f ' \" %", static_cast<std::uint32_t>(entries.size() + 1), text});
  }
  ASSERT_EQ(append(entries), std::nullopt);
  const FinishedTable finished_odd{.table = "elm \xe2\x9b\x8f ' \" %",
                                   .summary = "{\"name\":\"d\xc3\xa9j\xc3\xa0 '\"}",
                                   .record = "a\0b\xff"s,
                                   .log = odd_texts,
                                   .finished_at = 1};
  ASSERT_EQ(finish(finished_odd), std::nullopt);
  reopen();
  EXPECT_THAT(live(), ElementsAre(LiveTable{"oak \xe2\x9b\x8f ' \" %", odd_texts}));
  EXPECT_EQ(finished(finished_odd.table), finished_odd);
}

TEST_P(StorageContract, KeepsHugeEntries) {
  std::string huge(1 << 20, '\0');
  std::uint32_t noise = 1;
  for (char& byte : huge) byte = static_cast<char>((noise = noise * 1664525 + 1013904223) >> 24);
  ASSERT_EQ(append({{"oak", 1, huge}, {"oak", 2, huge}, {"oak", 3, "small"}}), std::nullopt);
  ASSERT_EQ(finish({.table = "elm", .summary = "{}", .record = huge, .log = {huge, "small"}}), std::nullopt);
  reopen();
  EXPECT_TRUE(live() == (std::vector{LiveTable{"oak", {huge, huge, "small"}}}));
  EXPECT_TRUE(finished("elm")->record == huge);
  EXPECT_TRUE(finished("elm")->log == (std::vector{huge, "small"s}));
}

TEST_P(StorageContract, DistinguishesTablesWithSimilarNames) {
  ASSERT_EQ(append({{"a", 1, "1"}, {"A", 1, "2"}, {"a ", 1, "3"}, {"ab", 1, "4"}}), std::nullopt);
  ASSERT_EQ(drop("a"), std::nullopt);
  EXPECT_THAT(live(), UnorderedElementsAre(LiveTable{"A", {"2"}}, LiveTable{"a ", {"3"}}, LiveTable{"ab", {"4"}}));
}

TEST_P(StorageContract, MovesATableToTheFinishedOnes) {
  append({{"oak", 1, "one"}, {"oak", 2, "two"}, {"elm", 1, "uno"}});
  ASSERT_EQ(finish(over("oak", 5)), std::nullopt);
  EXPECT_THAT(live(), ElementsAre(LiveTable{"elm", {"uno"}}));
  FinishedTable whole = over("oak", 5);
  whole.log = {"one", "two", "a", "b"};
  EXPECT_EQ(finished("oak"), whole);
  EXPECT_EQ(finished("elm"), std::nullopt);
}

TEST_P(StorageContract, FindsAFinishedTableByItsCode) {
  const auto with_summary = [](TableId table, std::string summary, std::int64_t at) {
    FinishedTable one = over(std::move(table), at);
    one.summary = std::move(summary);
    return one;
  };
  const FinishedTable oak = with_summary("oak", R"({"code":"QUARZ","name":"\"code\":\"ABCDE\""})", 5);
  ASSERT_EQ(finish(oak), std::nullopt);
  ASSERT_EQ(finish(with_summary("elm", R"({"code":7})", 6)), std::nullopt);
  ASSERT_EQ(finish(with_summary("fir", "no JSON", 7)), std::nullopt);
  EXPECT_EQ(finished_by_code("QUARZ"), oak);
  EXPECT_EQ(finished_by_code("quarz"), std::nullopt);
  EXPECT_EQ(finished_by_code("ABCDE"), std::nullopt);
  EXPECT_EQ(finished_by_code("oak"), std::nullopt);
  EXPECT_EQ(finished_by_code(""), std::nullopt);
  EXPECT_EQ(finished("QUARZ"), std::nullopt);
  // Codes are used again after a long time.
  const FinishedTable ash = with_summary("ash", R"({"code":"QUARZ"})", 9);
  ASSERT_EQ(finish(ash), std::nullopt);
  reopen();
  EXPECT_EQ(finished_by_code("QUARZ"), ash);
}

TEST_P(StorageContract, FinishesATableWithAnEmptyLog) {
  const FinishedTable empty{.table = "oak"};
  ASSERT_EQ(finish(empty), std::nullopt);
  EXPECT_EQ(finished("oak"), empty);
}

TEST_P(StorageContract, DoesNotChangeAFinishedTable) {
  ASSERT_EQ(finish(over("oak", 5)), std::nullopt);
  EXPECT_NE(finish(over("oak", 6)), std::nullopt);
  EXPECT_NE(append({{"oak", 1, "again"}}), std::nullopt);
  EXPECT_EQ(drop("oak"), std::nullopt);
  EXPECT_EQ(finished("oak"), over("oak", 5));
  EXPECT_THAT(live(), IsEmpty());
}

TEST_P(StorageContract, ForgetsADroppedTable) {
  append({{"oak", 1, "one"}, {"oak", 2, "two"}, {"elm", 1, "uno"}});
  EXPECT_EQ(drop("oak"), std::nullopt);
  EXPECT_EQ(drop("unknown"), std::nullopt);
  EXPECT_THAT(live(), ElementsAre(LiveTable{"elm", {"uno"}}));
  EXPECT_EQ(append({{"oak", 1, "anew"}}), std::nullopt);
}

TEST_P(StorageContract, ListsTheLatestFirst) {
  for (const auto& [table, at] :
       std::vector<std::pair<TableId, std::int64_t>>{{"a", 20}, {"b", 30}, {"c", 10}, {"d", 20}}) {
    ASSERT_EQ(finish(over(table, at)), std::nullopt);
  }
  EXPECT_THAT(latest(10), ElementsAre(over("b", 30), over("d", 20), over("a", 20), over("c", 10)));
  EXPECT_THAT(latest(2), ElementsAre(over("b", 30), over("d", 20)));
  EXPECT_THAT(latest(0), IsEmpty());
  EXPECT_THAT(latest(-1), IsEmpty());
}

TEST_P(StorageContract, ServesManyThreadsAtOnce) {
  constexpr int threads = 8;
  constexpr std::uint32_t entries = 200;
  std::atomic<int> durable = 0;
  std::vector<std::thread> running;
  for (int t = 0; t < threads; ++t) {
    running.emplace_back([&, table = "t" + std::to_string(t)] {
      for (std::uint32_t n = 1; n <= entries; ++n) {
        archive().append({{table, n, std::to_string(n)}},
                         [&](const std::optional<Error>& error) { durable += error ? 0 : 1; });
        if (n % 50 == 0) {
          EXPECT_TRUE(archive().live());
        }
      }
    });
  }
  for (std::thread& thread : running) thread.join();
  reopen();
  EXPECT_EQ(durable, threads * static_cast<int>(entries));
  const std::vector<LiveTable> tables = live();
  ASSERT_EQ(tables.size(), std::size_t{threads});
  for (const LiveTable& table : tables) {
    ASSERT_EQ(table.log.size(), entries);
    for (std::uint32_t n = 1; n <= entries; ++n) EXPECT_EQ(table.log[n - 1], std::to_string(n));
  }
}

}  // namespace
}  // namespace filon::server

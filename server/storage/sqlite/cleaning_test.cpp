// The journal of entries is cleaned while tables end, and no table changes by it.
#include <future>
#include <map>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/storage/sqlite/sqlite.h"
#include "server/storage/sqlite/temporary_file.h"

namespace filon::server {
namespace {

constexpr SqliteOptions quick{.survives = SqliteOptions::Survives::ProcessDeath};

std::int64_t number(const TemporaryFile& file, std::string_view sql) {
  return *sqlite::Connection::open(file.path(), std::chrono::milliseconds(1000))->number(sql);
}

// Plays tables of different lengths beside each other, one change at a time, and knows what must be there.
class Players {
 public:
  explicit Players(unsigned seed) : random_(seed) {}

  void play(Archive& archive, int changes) {
    for (int n = 0; n < changes; ++n) play_one(archive, places_[static_cast<std::size_t>(below(20))], below(40));
  }

  std::vector<LiveTable> live() const {
    std::vector<LiveTable> all;
    for (const auto& [table, log] : live_) all.push_back({table, log});
    return all;
  }
  const std::map<TableId, std::vector<std::string>>& over() const { return over_; }

 private:
  int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(random_); }

  // At a place there is one table after the other.
  void play_one(Archive& archive, int& place, int what) {
    const TableId table = "table-" + std::to_string(&place - places_) + "-" + std::to_string(place);
    std::vector<std::string>& log = live_[table];
    std::promise<std::optional<Error>> written;
    const auto done = [&](std::optional<Error> error) { written.set_value(std::move(error)); };
    if (what == 0) {
      archive.finish({.table = table, .summary = "{}", .record = "record", .log = {"the end"}}, done);
      log.push_back("the end");
      over_[table] = log;
      live_.erase(table);
      ++place;
    } else if (what == 1) {
      archive.drop(table, done);
      live_.erase(table);
    } else {
      log.push_back(table + " " + std::to_string(log.size()) + std::string(static_cast<std::size_t>(what), '.'));
      archive.append({{table, static_cast<std::uint32_t>(log.size()), log.back()}}, done);
    }
    EXPECT_EQ(written.get_future().get(), std::nullopt);
  }

  std::mt19937 random_;
  int places_[20] = {};
  std::map<TableId, std::vector<std::string>> live_, over_;
};

TEST(Cleaning, ChangesNoTable) {
  TemporaryFile file;
  Players players(7);
  for (int round = 0; round < 12; ++round) {
    const auto archive = open_sqlite(file.path(), quick);
    ASSERT_TRUE(archive) << archive.error();
    EXPECT_EQ(*(*archive)->live(), players.live());
    players.play(**archive, 800);
    EXPECT_EQ(*(*archive)->live(), players.live());
    for (const auto& [table, log] : players.over()) EXPECT_EQ((**(*archive)->finished(table)).log, log) << table;
  }
  EXPECT_GT(number(file, "SELECT max(id) FROM entry"), 9000);
  EXPECT_LT(number(file, "SELECT count(*) FROM entry"), 5000);
}

TEST(Cleaning, KeepsTheJournalSmall) {
  TemporaryFile file;
  const auto archive = open_sqlite(file.path(), quick);
  ASSERT_TRUE(archive) << archive.error();
  std::promise<void> last;
  // A table that lasts longer than all the others has an entry among each of theirs.
  for (std::uint32_t table = 1; table <= 300; ++table) {
    const TableId name = "short-" + std::to_string(table);
    (*archive)->append({{"long", table, "x"}}, {});
    for (std::uint32_t n = 1; n <= 60; ++n) (*archive)->append({{name, n, std::string(100, 'x')}}, {});
    (*archive)->finish({.table = name, .summary = "{}"}, [&last, table](const std::optional<Error>& error) {
      EXPECT_EQ(error, std::nullopt);
      if (table == 300) last.set_value();
    });
    // Cleaning comes after commits, so there must be some.
    std::promise<void> durable;
    (*archive)->append({}, [&](const std::optional<Error>&) { durable.set_value(); });
    durable.get_future().wait();
  }
  last.get_future().wait();
  EXPECT_LT(number(file, "SELECT count(*) FROM entry"), 4 * 300 + 2 * 512);
  EXPECT_EQ(*(*archive)->live(), (std::vector{LiveTable{"long", std::vector<std::string>(300, "x")}}));
}

TEST(Cleaning, KeepsTheNewestIdAfterADrop) {
  TemporaryFile file;
  for (int round = 1; round <= 3; ++round) {
    const auto archive = open_sqlite(file.path(), quick);
    ASSERT_TRUE(archive) << archive.error();
    (*archive)->append({{"oak", 1, "one"}}, {});
    (*archive)->drop("oak", {});
  }
  EXPECT_EQ(number(file, "SELECT max(id) FROM entry"), 6);
  EXPECT_EQ(number(file, "SELECT count(*) FROM entry WHERE number > 0"), 0);
}

}  // namespace
}  // namespace filon::server

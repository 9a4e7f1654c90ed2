// Files are damaged in many ways, repeatably: opening, checking and salvaging them.
#include "server/storage/sqlite/check.h"

#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <set>

#include <gmock/gmock.h>

#include "server/storage/sqlite/salvage.h"
#include "server/storage/sqlite/sqlite.h"
#include "server/storage/sqlite/temporary_file.h"
#include "server/storage/sqlite/test_archive.h"

namespace filon::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::size_t page_size = 4096;
constexpr int tables = 24;
constexpr std::uint32_t entries = 30;
#ifdef FILON_SANITIZED
constexpr unsigned damages = 15;
#else
constexpr unsigned damages = 60;
#endif

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_content(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

// Texts that cannot be compressed, so that tables take some pages, and by which their pages are found.
std::string text_of(const TableId& table, std::uint32_t number) {
  std::mt19937 random(std::random_device::result_type{number});
  std::string text = "<" + table + "/" + std::to_string(number) + ">";
  for (int n = 0; n < 80; ++n) text += static_cast<char>('!' + random() % 90);
  return text;
}

class Damage : public testing::Test {
 protected:
  // Every second table is finished.
  static bool ends(int table) { return table % 2 == 0; }
  static TableId name(int table) { return "table-" + std::to_string(100 + table); }
  static FinishedTable over(int table) {
    return {
        .table = name(table), .summary = R"({"name":"<)" + name(table) + R"(>"})", .record = "record " + name(table)};
  }
  static LiveTable live(int table) {
    LiveTable one{name(table), {}};
    for (std::uint32_t n = 1; n <= entries; ++n) one.log.push_back(text_of(name(table), n));
    return one;
  }

  static void play(Archive& archive) {
    for (std::uint32_t n = 1; n <= entries; ++n)
      for (int table = 0; table < tables; ++table) append(archive, {{name(table), n, text_of(name(table), n)}});
    for (int table = 0; table < tables; ++table)
      if (ends(table)) finish(archive, over(table));
  }
  void play_and_close() const { play(**open_sqlite(file.path(), {.survives = SqliteOptions::Survives::ProcessDeath})); }
  void play_and_crash() const { crash_after(file.path(), play); }

  std::filesystem::path beside(const std::string& end) const { return file.path().string() + end; }

  // Everything, or only tables that do not have a text on one of these pages.
  static bool is_hit(const std::string& bytes, const std::set<std::size_t>& pages, const std::string& text) {
    for (const std::size_t page : pages)
      if (bytes.substr(page * page_size, page_size).find(text) != std::string::npos) return true;
    return false;
  }

  // What the archive says is right, or it says that it is damaged.
  static bool has_everything(Archive& archive) {
    bool all = true;
    const auto tables_now = archive.live();
    std::vector<LiveTable> right;
    for (int table = 0; table < tables; ++table)
      if (!ends(table)) right.push_back(live(table));
    all = tables_now && *tables_now == right;
    for (int table = 0; table < tables; ++table) {
      if (!ends(table)) continue;
      const auto found = archive.finished(name(table));
      const bool is_there = found && *found;
      if (is_there) {
        EXPECT_EQ((**found).log, live(table).log);
      }
      all = all && is_there;
    }
    return all;
  }

  TemporaryFile file;
};

TEST_F(Damage, ASoundDatabaseIsNotChanged) {
  play_and_crash();
  const std::string database = content(file.path()), log = content(beside("-wal"));
  std::filesystem::remove(beside("-shm"));
  auto checked = check_database(file.path());
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_THAT(checked->problems, IsEmpty());
  EXPECT_EQ(checked->summary, "12 live tables with 360 entries, 12 finished tables");
  EXPECT_EQ(content(file.path()), database);
  EXPECT_EQ(content(beside("-wal")), log);
  EXPECT_FALSE(std::filesystem::exists(beside("-shm")));
  EXPECT_EQ(error_of_opening(file.path()), "none");
  checked = check_database(file.path());
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_THAT(checked->problems, IsEmpty());
  EXPECT_FALSE(std::filesystem::exists(beside("-wal")));
}

TEST_F(Damage, ADatabaseInUseIsNotChecked) {
  const auto archive = open_sqlite(file.path());
  ASSERT_TRUE(archive) << archive.error();
  EXPECT_THAT(check_database(file.path()).error(), HasSubstr("another server is running"));
  EXPECT_THAT(salvage_database(file.path(), beside(".new")).error(), HasSubstr("another server is running"));
  EXPECT_THAT(check_database(beside(".none")).error(), HasSubstr("there is no such file"));
  EXPECT_FALSE(std::filesystem::exists(beside(".none-lock")));
}

TEST_F(Damage, AnEmptyFileIsNotSound) {
  write_content(file.path(), "");
  auto checked = check_database(file.path());
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_THAT(checked->problems, ElementsAre(HasSubstr("filon.sqlite: it is empty")));
  // A database of SQLite without tables.
  {
    auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(1000));
    ASSERT_EQ(other->run("CREATE TABLE x (y); DROP TABLE x"), std::nullopt);
  }
  ASSERT_GT(std::filesystem::file_size(file.path()), 0u);
  checked = check_database(file.path());
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_THAT(checked->problems, ElementsAre(HasSubstr("filon.sqlite: it is empty")));
}

TEST_F(Damage, ANewerVersionIsNotChecked) {
  ASSERT_EQ(error_of_opening(file.path()), "none");
  {
    auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(1000));
    ASSERT_EQ(other->run("PRAGMA user_version = 99"), std::nullopt);
  }
  const auto checked = check_database(file.path());
  ASSERT_FALSE(checked);
  EXPECT_THAT(checked.error(), HasSubstr("was written by a newer Filon"));
}

TEST_F(Damage, AnInterruptedWriteIsNotChecked) {
  ASSERT_EQ(error_of_opening(file.path()), "none");
  write_content(beside("-journal"), "x");
  const auto checked = check_database(file.path());
  ASSERT_FALSE(checked);
  EXPECT_THAT(checked.error(), HasSubstr("the next start of the server brings it back"));
}

TEST_F(Damage, ALogThatCannotBeReadSaysNothingOfDamage) {
  play_and_crash();
  std::filesystem::remove(beside("-shm"));
  // SQLite does not follow it, so it can make no index.
  std::filesystem::create_symlink("nowhere", beside("-shm"));
  const auto checked = check_database(file.path());
  ASSERT_FALSE(checked) << testing::PrintToString(checked->problems);
  EXPECT_THAT(checked.error(), HasSubstr("cannot be opened"));
}

TEST_F(Damage, AFolderThatMayNotBeWrittenSaysNothingOfDamage) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  play_and_crash();
  std::filesystem::remove(beside("-shm"));
  using std::filesystem::perms;
  std::filesystem::permissions(file.folder(), perms::owner_read | perms::owner_exec);
  const auto checked = check_database(file.path());
  std::filesystem::permissions(file.folder(), perms::owner_all);
  EXPECT_FALSE(checked) << testing::PrintToString(checked->problems);
}

TEST_F(Damage, AFileThatMayNotBeReadIsNotDamaged) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  ASSERT_EQ(error_of_opening(file.path()), "none");
  std::filesystem::permissions(file.path(), std::filesystem::perms::none);
  const auto checked = check_database(file.path());
  ASSERT_FALSE(checked);
  EXPECT_THAT(checked.error(), HasSubstr("this file cannot be read (Permission denied)"));
}

TEST_F(Damage, ABackupMayHaveTwoNames) {
  play_and_crash();
  const std::filesystem::path second = file.folder() / "second.sqlite";
  std::filesystem::create_hard_link(file.path(), second);
  EXPECT_THAT(check_database(file.path())->problems, ElementsAre(HasSubstr("2 names (hard links)")));
  std::filesystem::remove(second);
  ASSERT_EQ(error_of_opening(file.path()), "none");
  std::filesystem::create_hard_link(file.path(), second);
  for (const std::filesystem::path& name : {file.path(), second})
    EXPECT_THAT(check_database(name)->problems, IsEmpty());
}

TEST_F(Damage, ALostLogIsNoticed) {
  play_and_crash();
  std::filesystem::remove(beside("-wal"));
  const auto checked = check_database(file.path());
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_THAT(checked->problems, ElementsAre(HasSubstr("the newest data are missing")));
}

TEST_F(Damage, AGapAndADamagedRecordAreNoticed) {
  play_and_close();
  {
    auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(1000));
    ASSERT_EQ(other->run("DELETE FROM entry WHERE table_id = 'table-101' AND number = 7"), std::nullopt);
    ASSERT_EQ(other->run("UPDATE finished SET packed = X'00' WHERE table_id = 'table-100'"), std::nullopt);
  }
  const auto checked = check_database(file.path());
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_THAT(checked->problems, ElementsAre("table table-101: entry 7 is missing",
                                             "finished table table-100: the compressed texts are damaged"));
  const auto salvaged = salvage_database(file.path(), beside(".new"));
  ASSERT_TRUE(salvaged) << salvaged.error();
  EXPECT_EQ(salvaged->finished_tables, 11u);
  EXPECT_THAT(salvaged->lost, ElementsAre("finished table table-100: it cannot be unpacked",
                                          "table table-101: entry 7 of 30 is missing, so it ends before that"));
}

TEST_F(Damage, EverythingIsSalvagedFromASoundDatabase) {
  play_and_crash();
  {
    // Rows that take many pages.
    const auto archive = open_sqlite(file.path());
    ASSERT_TRUE(archive) << archive.error();
    std::string noise;
    for (std::uint32_t n = 0; n < 2000; ++n) noise += text_of("noise", n);
    append(**archive, {{"large", 1, noise}, {"gone", 1, "x"}});
    finish(**archive, {.table = "large over", .summary = "{}", .record = noise});
    std::promise<void> dropped;
    (*archive)->drop("gone", [&](const auto&) { dropped.set_value(); });
    dropped.get_future().wait();
  }
  const auto before = *(*open_sqlite(file.path()))->live();
  const auto salvaged = salvage_database(file.path(), beside(".new"));
  ASSERT_TRUE(salvaged) << salvaged.error();
  EXPECT_THAT(salvaged->lost, IsEmpty());
  EXPECT_EQ(salvaged->live_tables, 13u);
  EXPECT_EQ(salvaged->entries, 361u);
  EXPECT_EQ(salvaged->finished_tables, 13u);
  EXPECT_THAT(salvage_database(file.path(), beside(".new")).error(), HasSubstr("this file exists already"));
  EXPECT_FALSE(std::filesystem::exists(beside(".new-copy")));
  const auto archive = open_sqlite(beside(".new"));
  ASSERT_TRUE(archive) << archive.error();
  EXPECT_TRUE(*(*archive)->live() == before);
  EXPECT_TRUE((**(*archive)->finished("large over")).record.size() > 100'000);
}

// Replaces the first of these bytes.
void replace(std::string& bytes, const std::string& from, const std::string& to) {
  const std::size_t at = bytes.find(from);
  ASSERT_NE(at, std::string::npos);
  bytes.replace(at, to.size(), to);
}

TEST_F(Damage, DamagedIdsAndNumbersLoseNothingElse) {
  {
    const auto archive = open_sqlite(file.path());
    append(**archive, {{"ash", 1, "1"}, {"oak", 1, "1"}, {"oak", 2, "22"}, {"oak", 3, "333"}, {"elm", 1, "4444"}});
    append(**archive, {{"elm", 2, "55555"}, {"fir", 1, "666666"}, {"fir", 2, "7777777"}});
    for (const char* table : {"one", "two"}) finish(**archive, {.table = table, .summary = "{}"});
  }
  // A row: its size, its id, the size of its head, the kinds of its values (nothing, a text, a number, bytes), then the
  // values. The number 1 has a kind without bytes.
  std::string bytes = content(file.path());
  const std::string oak_2("\x0b\x03\x05\0\x13\x01\x10oak", 10), elm_2(
                                                                    "\x0e\x06\x05\0\x13\x01\x16"
                                                                    "elm\x02",
                                                                    11);
  const std::string fir_2(
      "\x10\x08\x05\0\x13\x01\x1a"
      "fir\x02",
      11);
  replace(bytes, oak_2, "\x0b\x02");                    // the same id as the row before
  replace(bytes, elm_2, elm_2.substr(0, 10) + '\0');    // an entry that looks like a mark
  replace(bytes, fir_2, fir_2.substr(0, 10) + '\x82');  // a negative number
  write_content(file.path(), bytes);
  const auto salvaged = salvage_database(file.path(), beside(".new"));
  ASSERT_TRUE(salvaged) << salvaged.error();
  EXPECT_EQ(salvaged->finished_tables, 2u);
  EXPECT_EQ(salvaged->entries, 6u);
  EXPECT_THAT(*(*open_sqlite(beside(".new")))->live(),
              ElementsAre(LiveTable{"ash", {"1"}}, LiveTable{"elm", {"4444"}}, LiveTable{"fir", {"666666"}},
                          LiveTable{"oak", {"1", "22", "333"}}));
}

TEST_F(Damage, FinishedTablesWithTheSameIdAreAllSaved) {
  {
    const auto archive = open_sqlite(file.path());
    for (const char* table : {"one", "two"}) finish(**archive, {.table = table, .summary = "{}"});
  }
  std::string bytes = content(file.path());
  // The id is the second byte of a row, before the head.
  const std::string head("\x02\x06\0\x13\x08\x11", 6);
  replace(bytes, head, "\x01");
  write_content(file.path(), bytes);
  const auto salvaged = salvage_database(file.path(), beside(".new"));
  ASSERT_TRUE(salvaged) << salvaged.error();
  EXPECT_EQ(salvaged->finished_tables, 2u);
  const auto archive = open_sqlite(beside(".new"));
  for (const char* table : {"one", "two"}) EXPECT_TRUE(*(*archive)->finished(table)) << table;
}

TEST_F(Damage, EverythingIsSalvagedFromADamagedLog) {
  play_and_crash();
  std::string log = content(beside("-wal"));
  log[32 + 4 * (24 + page_size) + 20] ^= 1;  // a checksum, after which SQLite reads no further
  write_content(beside("-wal"), log);
  const auto expect_everything = [&](const std::string& fresh) {
    const auto salvaged = salvage_database(file.path(), beside(fresh));
    ASSERT_TRUE(salvaged) << salvaged.error();
    EXPECT_THAT(salvaged->lost, IsEmpty());
    EXPECT_TRUE(has_everything(**open_sqlite(beside(fresh))));
    EXPECT_EQ(content(beside("-wal")), log);
  };
  expect_everything(".new");
  write_content(file.path(), "");
  expect_everything(".from-empty");
  std::filesystem::remove(file.path());
  expect_everything(".from-none");
  EXPECT_FALSE(std::filesystem::exists(file.path()));
}

TEST_F(Damage, SalvagingSaysThatTheNewestDataAreMissing) {
  play_and_crash();
  std::filesystem::resize_file(beside("-wal"), std::filesystem::file_size(beside("-wal")) / 2);
  const auto salvaged = salvage_database(file.path(), beside(".new"));
  ASSERT_TRUE(salvaged) << salvaged.error();
  EXPECT_THAT(salvaged->lost, testing::Contains(HasSubstr("the newest data are missing")));
}

TEST_F(Damage, SalvagingCanBeTriedAgainAfterAFailure) {
  play_and_close();
  // SQLite cannot begin to write.
  std::filesystem::create_directories(beside(".new-journal") / "full");
  EXPECT_FALSE(salvage_database(file.path(), beside(".new")));
  EXPECT_FALSE(std::filesystem::exists(beside(".new")));
  std::filesystem::remove_all(beside(".new-journal"));
  const auto salvaged = salvage_database(file.path(), beside(".new"));
  ASSERT_TRUE(salvaged) << salvaged.error();
  EXPECT_EQ(salvaged->finished_tables, 12u);
}

TEST_F(Damage, AnyPageMayBeOverwritten) {
  play_and_close();
  const std::string sound = content(file.path());
  const std::size_t pages = sound.size() / page_size;
  int noticed = 0;
  for (unsigned seed = 0; seed < damages; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    std::string bytes = sound;
    std::set<std::size_t> hit;
    for (unsigned n = 0; n <= seed % 4; ++n) hit.insert(random() % pages);
    for (const std::size_t page : hit)
      for (std::size_t n = 0; n < page_size; ++n)
        bytes[page * page_size + n] = static_cast<char>(seed % 2 == 0 ? 0 : random());
    write_content(file.path(), bytes);

    const auto checked = check_database(file.path());
    ASSERT_TRUE(checked) << checked.error();
    noticed += checked->problems.empty() ? 0 : 1;

    const std::filesystem::path fresh = beside(".new" + std::to_string(seed));
    const auto salvaged = salvage_database(file.path(), fresh);
    ASSERT_TRUE(salvaged) << salvaged.error();
    EXPECT_EQ(content(file.path()), bytes) << "the damaged file is only read";
    const auto saved = open_sqlite(fresh);
    ASSERT_TRUE(saved) << saved.error();
    std::map<TableId, LiveTable> saved_live;
    const auto saved_now = (*saved)->live();
    ASSERT_TRUE(saved_now) << saved_now.error();
    for (const LiveTable& one : *saved_now) saved_live[one.table] = one;
    for (int table = 0; table < tables; ++table) {
      if (ends(table)) {
        if (is_hit(sound, hit, "<" + name(table) + ">")) continue;
        const auto found = (*saved)->finished(name(table));
        ASSERT_TRUE(found && *found) << name(table);
        EXPECT_EQ((**found).log, live(table).log);
      } else {
        // Up to the first entry that was hit.
        std::size_t left = 0;
        while (left < entries && !is_hit(sound, hit, "<" + name(table) + "/" + std::to_string(left + 1) + ">")) ++left;
        LiveTable right = live(table);
        right.log.resize(left);
        EXPECT_EQ(saved_live[name(table)].log, right.log) << name(table);
      }
    }

    if (const auto archive = open_sqlite(file.path())) {
      const bool all = has_everything(**archive);
      EXPECT_TRUE(all || !checked->problems.empty()) << "it was not noticed";
    } else {
      EXPECT_FALSE(checked->problems.empty());
      EXPECT_THAT(archive.error(), HasSubstr(file.path().string()));
    }
  }
  EXPECT_GT(noticed, static_cast<int>(damages / 2));
}

TEST_F(Damage, AnyBitMayFlipAndAnyFileEnd) {
  play_and_crash();
  const std::string database = content(file.path()), log = content(beside("-wal")), mark = content(beside("-running"));
  int opened = 0, refused = 0;
  for (unsigned seed = 0; seed < damages; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    std::string bytes = database, log_bytes = log;
    std::string& damaged = seed % 2 == 0 ? bytes : log_bytes;
    if (seed % 3 == 0) {
      damaged.resize(random() % damaged.size());
    } else {
      for (unsigned n = 0; n < seed % 5 + 1; ++n)
        damaged[random() % damaged.size()] ^= static_cast<char>(1 << seed % 8);
    }
    write_content(file.path(), bytes);
    write_content(beside("-wal"), log_bytes);
    write_content(beside("-running"), mark);
    std::filesystem::remove(beside("-shm"));
    const auto checked = check_database(file.path());
    ASSERT_TRUE(checked) << checked.error();
    const std::filesystem::path fresh = beside(".new" + std::to_string(seed));
    ASSERT_TRUE(salvage_database(file.path(), fresh));
    EXPECT_EQ(error_of_opening(fresh), "none");
    const auto archive = open_sqlite(file.path());
    (archive ? opened : refused) += 1;
    if (!archive) {
      EXPECT_THAT(archive.error(), HasSubstr(file.path().string()));
      EXPECT_FALSE(checked->problems.empty());
    } else if (seed % 2 == 1) {
      // The pages of the log have checksums: it is used, or it ends before the damage, which is noticed.
      EXPECT_TRUE(has_everything(**archive));
    }
  }
  EXPECT_GT(refused, 0);
  EXPECT_GT(opened, 0);
}

}  // namespace
}  // namespace filon::server

// Files that were removed, truncated or replaced after a server was killed: what players were told is there, or the
// database is refused with a sentence and left as it is.
#include <fstream>
#include <iterator>

#include <gmock/gmock.h>

#include "server/storage/sqlite/temporary_file.h"
#include "server/storage/sqlite/test_archive.h"

namespace filon::server {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_content(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

class LostFiles : public testing::Test {
 protected:
  LostFiles() {
    {
      const auto archive = open_sqlite(file.path());
      append(**archive, {{"oak", 1, "one"}});
    }
    older = content(file.path());
    crash_after(file.path(), [](Archive& archive) {
      append(archive, {{"oak", 2, "two"}});
      finish(archive, {.table = "elm", .summary = "{}"});
    });
  }

  void expect_everything() {
    const auto archive = open_sqlite(file.path());
    ASSERT_TRUE(archive) << archive.error();
    EXPECT_THAT(*(*archive)->live(), ElementsAre(LiveTable{"oak", {"one", "two"}}));
    EXPECT_TRUE(*(*archive)->finished("elm"));
  }

  TemporaryFile file;
  const std::filesystem::path wal = file.path().string() + "-wal", running = file.path().string() + "-running";
  std::string older;  // the database before the last entries
};

TEST_F(LostFiles, NothingIsRefusedAfterACrash) {
  EXPECT_TRUE(std::filesystem::exists(running));
  expect_everything();
  EXPECT_FALSE(std::filesystem::exists(running)) << "it is closed";
  EXPECT_EQ(error_of_opening(file.path()), "none");
}

TEST_F(LostFiles, AMissingLogIsRefused) {
  const std::string log = content(wal), database = content(file.path());
  std::filesystem::remove(wal);
  EXPECT_THAT(error_of_opening(file.path()),
              AllOf(HasSubstr("the newest data are missing (row 3 was written, the last one here is 1)"),
                    HasSubstr("filon.sqlite-wal was removed or truncated"), EndsWith("remove " + running.string())));
  EXPECT_NE(error_of_opening(file.path()), "none") << "still";
  EXPECT_EQ(content(file.path()), database);
  write_content(wal, log);
  expect_everything();
}

TEST_F(LostFiles, ALogThatEndsEarlierIsRefusedAndLeftAsItIs) {
  const std::string log = content(wal), database = content(file.path());
  int refused = 0;
  for (std::size_t size = 0; size < log.size(); size += 1024) {
    write_content(wal, log.substr(0, size));
    ASSERT_THAT(error_of_opening(file.path()), HasSubstr("the newest data are missing")) << size;
    ASSERT_EQ(content(wal), log.substr(0, size));
    ASSERT_EQ(content(file.path()), database);
    ++refused;
  }
  EXPECT_GT(refused, 4);
  write_content(wal, log);
  expect_everything();
}

TEST_F(LostFiles, AnOlderCopyIsRefusedUntilTheMarkIsRemoved) {
  std::filesystem::remove(wal);
  write_content(file.path(), older);
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("was replaced by an older copy"));
  std::filesystem::remove(running);
  const auto archive = open_sqlite(file.path());
  ASSERT_TRUE(archive) << archive.error();
  EXPECT_THAT(*(*archive)->live(), ElementsAre(LiveTable{"oak", {"one"}}));
}

TEST_F(LostFiles, WithoutAReadableMarkTheLogMustBeThere) {
  const std::string log = content(wal), mark = content(running);
  std::string torn = mark;
  torn[3] ^= 1;
  for (const std::string& bad : {std::string(), mark.substr(0, 5), torn}) {
    write_content(running, bad);
    std::filesystem::remove(wal);
    EXPECT_THAT(error_of_opening(file.path()), HasSubstr("filon.sqlite-wal is missing"));
    EXPECT_FALSE(std::filesystem::exists(wal));
    write_content(wal, log);
  }
  expect_everything();
}

TEST_F(LostFiles, AMarkThatIsOlderThanTheDatabaseIsRight) {
  write_content(running, std::string("\1\0\0\0\0\0\0\0\xf7\xdf\x88\xa9", 12));
  expect_everything();
}

TEST_F(LostFiles, AMissingOrEmptyDatabaseIsRefusedAndItsLogKept) {
  const std::string database = content(file.path()), log = content(wal);
  std::filesystem::remove(file.path());
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("this file is missing, but the files beside it"));
  EXPECT_FALSE(std::filesystem::exists(file.path())) << "no new one is made";
  write_content(file.path(), "");
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("this file is empty, but the files beside it"));
  std::filesystem::remove(running);
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("this file is empty"));
  EXPECT_EQ(content(wal), log);
  write_content(file.path(), database);
  expect_everything();
}

TEST_F(LostFiles, ATruncatedDatabaseIsRefused) {
  // With a write-ahead log that has only some of the pages.
  const std::string database = content(file.path()), log = content(wal);
  for (const std::size_t size : {1u, 50u, 4096u, 5000u}) {
    write_content(file.path(), database.substr(0, size));
    EXPECT_THAT(error_of_opening(file.path()), HasSubstr(size < 16 ? "not a SQLite database" : "is damaged")) << size;
  }
  write_content(file.path(), database);
  expect_everything();
  // Without one.
  const std::string closed = content(file.path());
  for (std::size_t size = 4096; size < closed.size(); size += 4096) {
    write_content(file.path(), closed.substr(0, size));
    EXPECT_THAT(error_of_opening(file.path()), HasSubstr("its file ends too early (it has " + std::to_string(size)));
    EXPECT_EQ(content(file.path()), closed.substr(0, size));
  }
}

TEST_F(LostFiles, ADamagedHeaderIsRefused) {
  const std::string database = content(file.path());
  std::string damaged = database;
  damaged[17] = 3;  // the size of a page
  write_content(file.path(), damaged);
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("it does not begin as SQLite begins its files"));
  damaged = database;
  damaged[0] = 's';
  write_content(file.path(), damaged);
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("this file is not a SQLite database"));
  write_content(file.path(), database);
  expect_everything();
}

TEST_F(LostFiles, ASecondNameIsRefused) {
  const std::filesystem::path second = file.folder() / "second.sqlite";
  std::filesystem::create_hard_link(file.path(), second);
  for (const std::filesystem::path& name : {file.path(), second})
    EXPECT_THAT(error_of_opening(name), HasSubstr("this file has 2 names (hard links)"));
  std::filesystem::remove(second);
  expect_everything();
}

}  // namespace
}  // namespace filon::server

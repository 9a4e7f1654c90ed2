// Tests only for SQLite: files that cannot be opened or written, and their error messages.
#include "server/storage/sqlite/sqlite_archive.h"

#include <fstream>
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/storage/sqlite/running_mark.h"
#include "server/storage/sqlite/sqlite.h"
#include "server/storage/sqlite/temporary_file.h"
#include "server/storage/sqlite/test_archive.h"

namespace filon::server {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;

void write_file(const std::filesystem::path& path, std::size_t at, const std::string& bytes) {
  std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
  if (!file) file.open(path, std::ios::binary | std::ios::out);
  file.seekp(static_cast<std::streamoff>(at));
  file << bytes;
}

TEST(SqliteArchive, IsOneFileAfterClosing) {
  TemporaryFile file;
  {
    append(**open_sqlite(file.path()), {{"oak", 1, "one"}});
  }
  EXPECT_TRUE(std::filesystem::exists(file.path()));
  EXPECT_FALSE(std::filesystem::exists(file.path().string() + "-wal"));
}

TEST(SqliteArchive, ReportsAMissingFolder) {
  TemporaryFile file;
  EXPECT_THAT(error_of_opening(file.folder() / "none" / "filon.sqlite"), EndsWith("(No such file or directory)"));
}

TEST(SqliteArchive, ReportsThatThePathIsAFolder) {
  TemporaryFile file;
  std::filesystem::create_directory(file.path());
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("this file cannot be opened"));
}

TEST(SqliteArchive, ReportsAReadOnlyFile) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  TemporaryFile file;
  ASSERT_EQ(error_of_opening(file.path()), "none");
  std::filesystem::permissions(file.path(), std::filesystem::perms::owner_read);
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("cannot be written"));
}

TEST(SqliteArchive, ReportsAFileThatIsNotADatabase) {
  TemporaryFile file;
  write_file(file.path(), 0, std::string(5000, 'x'));
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("filon.sqlite: this file is not a SQLite database"));
}

TEST(SqliteArchive, ReportsADamagedDatabase) {
  TemporaryFile file;
  {
    const auto archive = *open_sqlite(file.path());
    for (std::uint32_t n = 1; n <= 100; ++n) append(*archive, {{"oak", n, std::string(500, 'x')}});
  }
  // All pages except the first, which has the schema.
  write_file(file.path(), 4096, std::string(std::filesystem::file_size(file.path()) - 4096, '\x7f'));
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("the database is damaged"));
}

TEST(SqliteArchive, RefusesASecondServer) {
  TemporaryFile file;
  {
    const auto first = open_sqlite(file.path());
    ASSERT_TRUE(first);
    EXPECT_THAT(error_of_opening(file.path()), EndsWith("another server is running on this database"));
    EXPECT_EQ(append(**first, {{"oak", 1, "one"}}), std::nullopt);
  }
  EXPECT_EQ(error_of_opening(file.path()), "none");
}

TEST(SqliteArchive, RefusesASecondServerAlsoWithoutTheLock) {
  TemporaryFile file;
  {
    const auto first = open_sqlite(file.path());
    ASSERT_TRUE(first);
    std::filesystem::remove(file.path().string() + "-lock");
    EXPECT_THAT(error_of_opening(file.path()), EndsWith("another server is running on this database"));
    EXPECT_TRUE(std::filesystem::exists(file.path().string() + "-running"));
    EXPECT_EQ(append(**first, {{"oak", 1, "one"}}), std::nullopt);
  }
  EXPECT_EQ(error_of_opening(file.path()), "none");
}

TEST(SqliteArchive, RefusesASecondServerThatUsesALink) {
  TemporaryFile file;
  const std::filesystem::path link = file.folder() / "link.sqlite";
  std::filesystem::create_symlink(file.path(), link);
  {
    const auto first = open_sqlite(link);  // which creates the file
    ASSERT_TRUE(first) << first.error();
    EXPECT_THAT(error_of_opening(file.path()), EndsWith("another server is running on this database"));
  }
  const auto first = open_sqlite(file.path());
  ASSERT_TRUE(first) << first.error();
  EXPECT_THAT(error_of_opening(link), EndsWith("another server is running on this database"));
}

TEST(SqliteArchive, HasFilesThatOnlyTheOwnerCanRead) {
  TemporaryFile file;
  const auto archive = open_sqlite(file.path());
  ASSERT_TRUE(archive) << archive.error();
  append(**archive, {{"oak", 1, "one"}});
  using std::filesystem::perms;
  for (const char* end : {"", "-wal", "-shm", "-lock", "-running"})
    EXPECT_EQ(std::filesystem::status(file.path().string() + end).permissions(), perms::owner_read | perms::owner_write)
        << end;
}

TEST(SqliteArchive, WaitsWhileAnotherProgramIsWriting) {
  TemporaryFile file;
  const auto archive = open_sqlite(file.path(), {.busy_timeout = std::chrono::milliseconds(1)});
  ASSERT_TRUE(archive) << archive.error();
  std::promise<std::optional<Error>> written;
  {
    auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(1000));
    ASSERT_EQ(other->run("BEGIN IMMEDIATE"), std::nullopt);
    (*archive)->append({{"oak", 1, "one"}}, [&](auto error) { written.set_value(std::move(error)); });
    EXPECT_THAT(trouble_of(**archive), EndsWith("another program is writing to this database"));
  }
  EXPECT_EQ(written.get_future().get(), std::nullopt);
  EXPECT_EQ(append(**archive, {{"oak", 2, "two"}}), std::nullopt);
  EXPECT_EQ((*archive)->trouble(), std::nullopt);
}

TEST(SqliteArchive, FailsInsteadOfWaitingAfterStopRetrying) {
  TemporaryFile file;
  const auto archive = open_sqlite(file.path(), {.busy_timeout = std::chrono::milliseconds(1)});
  ASSERT_TRUE(archive) << archive.error();
  auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(1000));
  ASSERT_EQ(other->run("BEGIN IMMEDIATE"), std::nullopt);
  std::promise<std::optional<Error>> written;
  (*archive)->append({{"oak", 1, "one"}}, [&](auto error) { written.set_value(std::move(error)); });
  (*archive)->stop_retrying();
  const auto error = written.get_future().get();
  ASSERT_TRUE(error);
  EXPECT_THAT(error->sentence, EndsWith("another program is writing to this database"));
}

TEST(SqliteArchive, NamesTheDamagedTableAndReadsTheOthers) {
  TemporaryFile file;
  const auto archive = open_sqlite(file.path());
  ASSERT_TRUE(archive) << archive.error();
  EXPECT_EQ(append(**archive, {{"elm", 1, "uno"}, {"elm", 2, "due"}, {"elm", 3, "tre"}, {"oak", 1, "one"}}),
            std::nullopt);
  auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(1000));
  ASSERT_EQ(other->run("DELETE FROM entry WHERE table_id = 'elm' AND number = 2"), std::nullopt);
  EXPECT_THAT(*(*archive)->live(),
              ElementsAre(LiveTable{"elm", {"uno"}, Error{"entry 2 is missing"}}, LiveTable{"oak", {"one"}}));
}

// Limits the size of files of this process, which is similar to a full disk.
class FilesUpTo {
 public:
  explicit FilesUpTo(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FilesUpTo() { ::setrlimit(RLIMIT_FSIZE, &before_); }
  FilesUpTo(const FilesUpTo&) = delete;
  FilesUpTo& operator=(const FilesUpTo&) = delete;

 private:
  rlimit before_{};
};

TEST(SqliteArchive, LeavesNoHalfOfAMarkOnAFullDisk) {
  TemporaryFile file;
  const std::string name = file.path().string() + "-running";
  {
    const FilesUpTo limit(5);
    const auto mark = RunningMark::create(file.path(), 7);
    ASSERT_FALSE(mark);
    EXPECT_THAT(mark.error(), EndsWith("this file cannot be written (No space left on device)"));
    EXPECT_FALSE(std::filesystem::exists(name));
  }
  // What a killed server has left is not removed.
  write_file(name, 0, "");
  const FilesUpTo limit(5);
  EXPECT_FALSE(RunningMark::create(file.path(), 7));
  EXPECT_TRUE(std::filesystem::exists(name));
}

TEST(SqliteArchive, WaitsForFreeSpaceOnTheDisk) {
  ::signal(SIGXFSZ, SIG_IGN);
  TemporaryFile file;
  const auto archive = open_sqlite(file.path());
  ASSERT_TRUE(archive) << archive.error();
  ASSERT_EQ(append(**archive, {{"oak", 1, "one"}}), std::nullopt);
  const std::string large(1 << 20, 'x');
  std::promise<std::optional<Error>> first, second;
  {
    const FilesUpTo limit(200'000);
    (*archive)->append({{"elm", 1, large}}, [&](auto error) { first.set_value(std::move(error)); });
    (*archive)->append({{"oak", 2, "two"}}, [&](auto error) { second.set_value(std::move(error)); });
    EXPECT_THAT(trouble_of(**archive), HasSubstr("the disk failed while reading or writing"));
  }
  EXPECT_EQ(first.get_future().get(), std::nullopt);
  EXPECT_EQ(second.get_future().get(), std::nullopt);
  EXPECT_EQ(append(**archive, {{"oak", 3, "three"}}), std::nullopt);
  EXPECT_THAT(*(*archive)->live(), ElementsAre(LiveTable{"elm", {large}}, LiveTable{"oak", {"one", "two", "three"}}));
}

TEST(SqliteArchive, ReportsAFullDisk) {
  EXPECT_EQ(sqlite::explain("/a/b.sqlite", SQLITE_FULL, "").sentence, "/a/b.sqlite: the disk is full");
}

}  // namespace
}  // namespace filon::server

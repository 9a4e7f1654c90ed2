// Files that are removed, renamed or replaced while a server uses them: nothing is reported that cannot be found again.
#include "server/storage/sqlite/opened_files.h"

#include <fstream>
#include <future>
#include <iterator>

#include <gmock/gmock.h>

#include "server/storage/sqlite/temporary_file.h"
#include "server/storage/sqlite/test_archive.h"

namespace filon::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class OpenedFilesTest : public testing::Test {
 protected:
  OpenedFilesTest() : archive(*open_sqlite(file.path())) {
    EXPECT_EQ(append(*archive, {{"oak", 1, "one"}}), std::nullopt);
  }

  void append_later() {
    archive->append({{"oak", 2, "two"}}, [this](auto error) { written.set_value(std::move(error)); });
  }
  std::filesystem::path beside(const std::string& end) const { return file.path().string() + end; }

  std::vector<std::filesystem::path> rescued() const {
    std::vector<std::filesystem::path> found;
    for (const auto& one : std::filesystem::directory_iterator(file.folder()))
      if (one.path().string().find("-rescued-") != std::string::npos) found.push_back(one.path());
    return found;
  }

  TemporaryFile file;
  std::unique_ptr<Archive> archive;
  std::promise<std::optional<Error>> written;
};

TEST_F(OpenedFilesTest, ARenamedDatabaseWaitsUntilItIsBack) {
  std::filesystem::rename(file.path(), beside(".away"));
  append_later();
  EXPECT_THAT(trouble_of(*archive),
              HasSubstr("filon.sqlite was removed, renamed or replaced while the server uses it"));
  std::filesystem::rename(beside(".away"), file.path());
  EXPECT_EQ(written.get_future().get(), std::nullopt);
  EXPECT_EQ(append(*archive, {{"oak", 3, "three"}}), std::nullopt);
  EXPECT_EQ(archive->trouble(), std::nullopt);
  EXPECT_EQ(rescued().size(), 1u);
  archive.reset();
  EXPECT_THAT(*(*open_sqlite(file.path()))->live(), ElementsAre(LiveTable{"oak", {"one", "two", "three"}}));
}

TEST_F(OpenedFilesTest, ARemovedDatabaseIsRescued) {
  const int kept = 100;
  for (std::uint32_t n = 2; n <= kept; ++n) append(*archive, {{"elm", n - 1, std::string(500, 'x')}});
  finish(*archive, {.table = "elm", .summary = "{}"});
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(beside(end));
  append_later();
  const std::string trouble = trouble_of(*archive);
  ASSERT_EQ(rescued().size(), 1u);
  EXPECT_THAT(trouble, HasSubstr("everything that it contains is also in " + rescued().front().string()));
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt) << "it was not reported as durable";
  archive.reset();
  EXPECT_TRUE(std::filesystem::exists(beside("-running"))) << "the next start compares";
  const std::filesystem::path copy = rescued().front();
  EXPECT_EQ(std::filesystem::status(copy).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  // In the place of the database it is complete.
  std::filesystem::rename(copy, file.path());
  const auto again = open_sqlite(file.path());
  ASSERT_TRUE(again) << again.error();
  EXPECT_THAT(*(*again)->live(), ElementsAre(LiveTable{"oak", {"one", "two"}}));
  EXPECT_EQ((**(*again)->finished("elm")).log.size(), std::size_t{kept - 1});
}

TEST_F(OpenedFilesTest, ARescuedCopyIsAcceptedAlsoIfTheServerWroteAfterIt) {
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(beside(end));
  append_later();
  trouble_of(*archive);
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt);
  EXPECT_NE(append(*archive, {{"oak", 3, "three"}}), std::nullopt) << "committed, but not reported";
  archive.reset();
  ASSERT_EQ(rescued().size(), 1u);
  std::filesystem::rename(rescued().front(), file.path());
  const auto again = open_sqlite(file.path());
  ASSERT_TRUE(again) << again.error();
  EXPECT_THAT(*(*again)->live(), ElementsAre(LiveTable{"oak", {"one", "two"}}));
}

TEST_F(OpenedFilesTest, ARemovedDatabaseIsNoticedWhileNobodyPlays) {
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(beside(end));
  EXPECT_THAT(trouble_of(*archive), HasSubstr("filon.sqlite was removed"));
  EXPECT_EQ(rescued().size(), 1u);
}

TEST_F(OpenedFilesTest, ADatabaseRemovedJustBeforeTheStopIsRescued) {
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(beside(end));
  archive.reset();
  EXPECT_TRUE(std::filesystem::exists(beside("-running")));
  ASSERT_EQ(rescued().size(), 1u);
  std::filesystem::rename(rescued().front(), file.path());
  const auto again = open_sqlite(file.path());
  ASSERT_TRUE(again) << again.error();
  EXPECT_THAT(*(*again)->live(), ElementsAre(LiveTable{"oak", {"one"}}));
}

TEST_F(OpenedFilesTest, AReplacedDatabaseIsNotWritten) {
  std::filesystem::rename(file.path(), beside(".away"));
  std::filesystem::copy_file(beside(".away"), file.path());
  append_later();
  EXPECT_THAT(trouble_of(*archive), HasSubstr("filon.sqlite was removed, renamed or replaced"));
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt);
}

TEST_F(OpenedFilesTest, ARemovedLogIsNoticed) {
  std::filesystem::remove(beside("-wal"));
  append_later();
  EXPECT_THAT(trouble_of(*archive), HasSubstr("filon.sqlite-wal was removed"));
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt);
}

TEST_F(OpenedFilesTest, ATruncatedLogIsNoticedAndNothingIsWritten) {
  const std::string database = content(file.path());
  std::filesystem::resize_file(beside("-wal"), 0);
  append_later();
  EXPECT_THAT(trouble_of(*archive), HasSubstr("filon.sqlite-wal was truncated while the server uses it"));
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt);
  archive.reset();
  EXPECT_EQ(std::filesystem::file_size(beside("-wal")), 0u);
  EXPECT_EQ(content(file.path()), database) << "nothing is moved from what is no longer there";
  EXPECT_TRUE(rescued().empty());
  EXPECT_THAT(error_of_opening(file.path()), HasSubstr("the newest data are missing"));
}

TEST_F(OpenedFilesTest, ATruncatedLogIsNoticedWhileNobodyPlays) {
  std::filesystem::resize_file(beside("-wal"), std::filesystem::file_size(beside("-wal")) - 1);
  EXPECT_THAT(trouble_of(*archive), HasSubstr("filon.sqlite-wal was truncated"));
  archive.reset();
  EXPECT_TRUE(std::filesystem::exists(beside("-running")));
}

TEST_F(OpenedFilesTest, ATruncatedDatabaseIsNoticedAndKeepsItsLog) {
  // Before this, all its tables are in the log.
  {
    auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(5000));
    ASSERT_EQ(other->run("PRAGMA wal_checkpoint"), std::nullopt);
  }
  ASSERT_EQ(append(*archive, {{"elm", 1, "uno"}}), std::nullopt);
  ASSERT_GT(std::filesystem::file_size(file.path()), 4096u);
  const std::string log = content(beside("-wal"));
  for (const std::uintmax_t size : {4096u, 0u}) {
    std::filesystem::resize_file(file.path(), size);
    if (size != 0) append_later();
    EXPECT_THAT(trouble_of(*archive), HasSubstr("filon.sqlite was truncated while the server uses it"));
  }
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt);
  archive.reset();
  EXPECT_EQ(std::filesystem::file_size(file.path()), 0u);
  EXPECT_EQ(content(beside("-wal")), log);
}

TEST_F(OpenedFilesTest, OtherProgramsMayMakeTheFilesSmaller) {
  for (std::uint32_t n = 1; n <= 100; ++n) append(*archive, {{"elm", n, std::string(5000, 'x')}});
  finish(*archive, {.table = "elm", .summary = "{}"});
  std::uint32_t next = 2;
  for (const char* sql : {"PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"}) {
    const std::uintmax_t before = std::filesystem::file_size(file.path());
    {
      auto other = sqlite::Connection::open(file.path(), std::chrono::milliseconds(5000));
      ASSERT_EQ(other->run("DELETE FROM entry WHERE table_id = 'elm'"), std::nullopt);
      ASSERT_EQ(other->run(sql), std::nullopt);
    }
    // Longer than the server takes to look.
    std::this_thread::sleep_for(std::chrono::milliseconds(1100));
    EXPECT_EQ(archive->trouble(), std::nullopt) << sql;
    EXPECT_EQ(append(*archive, {{"oak", next++, "more"}}), std::nullopt);
    if (next == 5) {
      EXPECT_LT(std::filesystem::file_size(file.path()), before);
    }
  }
}

TEST_F(OpenedFilesTest, TheLogMayStartAgain) {
  // Some checkpoints, with which the log is written from its beginning again.
  for (std::uint32_t n = 1; n <= 60; ++n)
    ASSERT_EQ(append(*archive, {{"elm", n, std::string(std::size_t{1} << 20, 'x')}}), std::nullopt);
  EXPECT_EQ(archive->trouble(), std::nullopt);
}

TEST_F(OpenedFilesTest, SaysWhenItCannotBeCopied) {
  std::filesystem::remove_all(file.folder());
  append_later();
  EXPECT_THAT(trouble_of(*archive), HasSubstr("it could not be copied"));
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt);
}

}  // namespace
}  // namespace filon::server

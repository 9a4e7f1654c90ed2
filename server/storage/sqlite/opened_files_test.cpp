// Files that are removed, renamed or replaced while a server uses them: nothing is reported that cannot be found again.
#include "server/storage/sqlite/opened_files.h"

#include <future>

#include <gmock/gmock.h>

#include "server/storage/sqlite/temporary_file.h"
#include "server/storage/sqlite/test_archive.h"

namespace filon::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

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

TEST_F(OpenedFilesTest, SaysWhenItCannotBeCopied) {
  std::filesystem::remove_all(file.folder());
  append_later();
  EXPECT_THAT(trouble_of(*archive), HasSubstr("it could not be copied"));
  archive->stop_retrying();
  EXPECT_NE(written.get_future().get(), std::nullopt);
}

}  // namespace
}  // namespace filon::server

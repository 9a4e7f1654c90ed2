#include "server/storage/sqlite/migrate.h"

#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/storage/sqlite/temporary_file.h"

namespace filon::server {
namespace {

using sqlite::Connection;
using testing::ElementsAre;
using testing::HasSubstr;

Connection connect(const TemporaryFile& file) {
  Result<Connection> connection = Connection::open(file.path(), std::chrono::milliseconds(100));
  if (!connection) ADD_FAILURE() << connection.error();
  return *std::move(connection);
}

void run(const TemporaryFile& file, const std::string& sql) { EXPECT_EQ(connect(file).run(sql), std::nullopt); }

std::string schema(const TemporaryFile& file) {
  Connection connection = connect(file);
  std::string all;
  Result<sqlite::Statement> statement = connection.prepare("SELECT sql FROM sqlite_schema ORDER BY name");
  sqlite::Rows rows = statement->with();
  while (rows.next()) all.append(rows.bytes(0)).append("\n");
  return all;
}

std::string journal_mode(const TemporaryFile& file) {
  Connection connection = connect(file);
  Result<sqlite::Statement> statement = connection.prepare("PRAGMA journal_mode");
  sqlite::Rows rows = statement->with();
  return rows.next() ? std::string(rows.bytes(0)) : "";
}

std::int64_t version(const TemporaryFile& file) { return *connect(file).number("PRAGMA user_version"); }

std::string error_of_opening(const TemporaryFile& file) {
  const Result<std::unique_ptr<Archive>> opened = open_sqlite(file.path());
  return opened ? "none" : opened.error();
}

TEST(Migrations, LeadFromEveryVersionToTheSameTables) {
  const std::span<const Migration> all = sqlite_migrations();
  TemporaryFile fresh;
  ASSERT_EQ(error_of_opening(fresh), "none");
  for (std::size_t from = 0; from < all.size(); ++from) {
    SCOPED_TRACE("from version " + std::to_string(from));
    TemporaryFile old;
    {
      Connection connection = connect(old);
      ASSERT_EQ(sqlite::migrate(connection, all.first(from)), std::nullopt);
    }
    ASSERT_EQ(version(old), static_cast<std::int64_t>(from));
    ASSERT_EQ(error_of_opening(old), "none");
    EXPECT_EQ(version(old), static_cast<std::int64_t>(all.size()));
    EXPECT_EQ(schema(old), schema(fresh));
  }
}

// Version 1 is copied here, so that later changes of migrations or packing cannot change this test.
TEST(Migrations, KeepTheTablesOfADatabaseOfVersion1) {
  TemporaryFile file;
  run(file, R"(
    PRAGMA application_id = 0x46696c6f;
    PRAGMA user_version = 1;
    CREATE TABLE entry (
      table_id TEXT NOT NULL, number INTEGER NOT NULL CHECK (number >= 1), text BLOB NOT NULL,
      PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE finished (
      id INTEGER PRIMARY KEY, table_id TEXT NOT NULL UNIQUE, finished_at INTEGER NOT NULL, summary TEXT NOT NULL,
      packed BLOB NOT NULL
    ) STRICT;
    CREATE INDEX finished_by_time ON finished (finished_at, id);
    INSERT INTO entry VALUES ('oak', 1, X'6f6e65'), ('oak', 2, X'74776f'), ('elm', 1, X'00ff');
    INSERT INTO finished VALUES (1, 'ash', 1700000000, '{"winner":"Ann"}', X'789ce32ac94855284a4dce2f4a61cecf4b652e29cf07003f42068d');
    INSERT INTO finished VALUES (2, 'fir', 1600000000, '{"code":"QUARZ"}', X'789ce32ac94855284a4dce2f4a61cecf4b652e29cf07003f42068d');
    INSERT INTO finished VALUES (3, 'yew', 1500000000, 'not JSON', X'789ce32ac94855284a4dce2f4a61cecf4b652e29cf07003f42068d');
  )");
  Result<std::unique_ptr<Archive>> archive = open_sqlite(file.path());
  ASSERT_TRUE(archive) << archive.error();
  using namespace std::string_literals;
  EXPECT_THAT(*(*archive)->live(), ElementsAre(LiveTable{"elm", {"\0\xff"s}}, LiveTable{"oak", {"one", "two"}}));
  const FinishedTable ash{.table = "ash",
                          .summary = R"({"winner":"Ann"})",
                          .record = "the record",
                          .log = {"one", "two"},
                          .finished_at = 1700000000};
  FinishedTable fir = ash, yew = ash;
  fir.table = "fir";
  fir.summary = R"({"code":"QUARZ"})";
  fir.finished_at = 1600000000;
  yew.table = "yew";
  yew.summary = "not JSON";
  yew.finished_at = 1500000000;
  EXPECT_THAT(*(*archive)->latest(10), ElementsAre(ash, fir, yew));
  // Version 2 finds them by their code.
  EXPECT_EQ(*(*archive)->finished_by_code("QUARZ"), fir);
  // Version 3 moves the entries to a journal, which continues.
  std::promise<std::optional<Error>> appended, finished;
  (*archive)->append({{"oak", 3, "three"}}, [&](auto error) { appended.set_value(std::move(error)); });
  EXPECT_EQ(appended.get_future().get(), std::nullopt);
  (*archive)->finish({.table = "oak"}, [&](auto error) { finished.set_value(std::move(error)); });
  EXPECT_EQ(finished.get_future().get(), std::nullopt);
  EXPECT_THAT((**(*archive)->finished("oak")).log, ElementsAre("one", "two", "three"));
}

TEST(Migrations, LeaveTheVersionBeforeOneThatFails) {
  TemporaryFile file;
  const Migration migrations[] = {sqlite_migrations().front(),
                                  {"0002-bad.sql", "CREATE TABLE half (x); CREATE TABLE half (x);"}};
  {
    Connection connection = connect(file);
    const std::optional<Error> error = sqlite::migrate(connection, migrations);
    ASSERT_TRUE(error);
    EXPECT_THAT(error->sentence, HasSubstr("0002-bad.sql"));
  }
  EXPECT_EQ(version(file), 1);
  EXPECT_THAT(schema(file), testing::Not(HasSubstr("half")));
}

TEST(Migrations, RefuseADatabaseOfANewerVersion) {
  TemporaryFile file;
  ASSERT_EQ(error_of_opening(file), "none");
  run(file, "PRAGMA user_version = 1000");
  run(file, "PRAGMA journal_mode = DELETE");
  EXPECT_THAT(error_of_opening(file), HasSubstr("written by a newer Filon (its version is 1000"));
  EXPECT_EQ(journal_mode(file), "delete") << "it is not changed";
}

TEST(Migrations, AreDoneWithAWriteAheadLog) {
  TemporaryFile file;
  // The migration fails, because there are no tables.
  run(file, "PRAGMA application_id = " + std::to_string(sqlite::application_id) + "; PRAGMA user_version = 2");
  ASSERT_EQ(journal_mode(file), "delete");
  EXPECT_THAT(error_of_opening(file), HasSubstr("in the migration 0003-journal.sql"));
  EXPECT_EQ(journal_mode(file), "wal");
}

TEST(Migrations, RefuseADatabaseOfAnotherProgramAndDoNotChangeIt) {
  TemporaryFile file;
  run(file, "CREATE TABLE recipes (name)");
  const std::string before = schema(file);
  EXPECT_THAT(error_of_opening(file), HasSubstr("belongs to another program"));
  EXPECT_EQ(schema(file), before);
  EXPECT_EQ(version(file), 0);
}

}  // namespace
}  // namespace filon::server

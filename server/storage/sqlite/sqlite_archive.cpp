#include "server/storage/sqlite/sqlite_archive.h"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <utility>

#include "server/storage/packing.h"
#include "server/storage/sqlite/file_lock.h"
#include "server/storage/sqlite/files.h"
#include "server/storage/sqlite/live_tables.h"
#include "server/storage/sqlite/migrate.h"
#include "server/storage/sqlite/opening_checks.h"
#include "server/storage/sqlite/running_mark.h"
#include "server/storage/sqlite/sqlite_ledger.h"
#include "server/storage/writer.h"

namespace filon::server {

namespace {

using sqlite::Connection;
using sqlite::LiveTables;
using sqlite::Rows;
using sqlite::SqliteLedger;
using sqlite::Statement;

struct Reader {
  Connection connection;
  LiveTables live;
  Statement finished, finished_by_code, latest;
};

Result<Reader> reader_on(Connection connection) {
  Result<LiveTables> live = LiveTables::on(connection);
  if (!live) return Error{live.error()};
  Result<Statement> finished =
      connection.prepare("SELECT table_id, summary, packed, finished_at FROM finished WHERE table_id = ?");
  if (!finished) return Error{finished.error()};
  Result<Statement> by_code = connection.prepare(
      "SELECT table_id, summary, packed, finished_at FROM finished WHERE code = ? ORDER BY id DESC LIMIT 1");
  if (!by_code) return Error{by_code.error()};
  Result<Statement> latest = connection.prepare(
      "SELECT table_id, summary, packed, finished_at FROM finished ORDER BY finished_at DESC, id DESC LIMIT ?");
  if (!latest) return Error{latest.error()};
  return Reader{std::move(connection), *std::move(live), *std::move(finished), *std::move(by_code), *std::move(latest)};
}

Result<FinishedTable> finished_table(const Rows& row) {
  FinishedTable table{
      .table = TableId(row.bytes(0)), .summary = std::string(row.bytes(1)), .finished_at = row.number(3)};
  Result<std::vector<std::string>> texts = unpack(row.bytes(2));
  if (!texts) return Error{"table " + table.table + ": " + texts.error()};
  if (texts->empty()) return Error{"table " + table.table + ": it has no record"};
  table.record = std::move(texts->front());
  table.log.assign(std::make_move_iterator(texts->begin() + 1), std::make_move_iterator(texts->end()));
  return table;
}

class SqliteArchive : public Archive {
 public:
  SqliteArchive(FileLock lock, std::unique_ptr<RunningMark> mark, std::unique_ptr<SqliteLedger> ledger, Reader reader,
                std::size_t most_waiting_bytes)
      : lock_(std::move(lock)),
        mark_(std::move(mark)),
        writer_(std::move(ledger), most_waiting_bytes),
        reader_(std::move(reader)) {}

  void append(std::vector<Entry> entries, Done done) override {
    writer_.add(Append{std::move(entries)}, std::move(done));
  }

  void finish(FinishedTable over, Done done) override { writer_.add(Finish{std::move(over)}, std::move(done)); }

  void drop(TableId table, Done done) override { writer_.add(Drop{std::move(table)}, std::move(done)); }

  std::optional<Error> trouble() const override { return writer_.trouble(); }
  void stop_retrying() override { writer_.stop_retrying(); }

  Result<std::vector<LiveTable>> live() override {
    const std::lock_guard lock(reading_);
    return reader_.live.read();
  }

  Result<std::optional<FinishedTable>> finished(std::string_view table) override {
    return one(reader_.finished, table);
  }
  Result<std::optional<FinishedTable>> finished_by_code(std::string_view code) override {
    return one(reader_.finished_by_code, code);
  }

  Result<std::vector<FinishedTable>> latest(int at_most) override {
    const std::lock_guard lock(reading_);
    std::vector<FinishedTable> tables;
    // For SQLite a negative limit means no limit.
    Rows rows = reader_.latest.with(std::int64_t{std::max(at_most, 0)});
    while (rows.next()) {
      Result<FinishedTable> found = finished_table(rows);
      if (!found) return Error{found.error()};
      tables.push_back(*std::move(found));
    }
    if (auto error = rows.failure()) return *error;
    return tables;
  }

 private:
  Result<std::optional<FinishedTable>> one(Statement& statement, std::string_view name) {
    const std::lock_guard lock(reading_);
    Rows rows = statement.with(name);
    if (rows.next()) {
      Result<FinishedTable> found = finished_table(rows);
      if (!found) return Error{found.error()};
      return std::optional(*std::move(found));
    }
    if (auto error = rows.failure()) return *error;
    return std::optional<FinishedTable>();
  }

  // Destroyed in reverse order: the writer finishes its queue, then its connection, which is the last one, moves the
  // write-ahead log to the database and removes it, unless the ledger has forbidden it; then the mark is removed, then
  // the lock is released.
  FileLock lock_;
  std::unique_ptr<RunningMark> mark_;
  Writer writer_;
  std::mutex reading_;
  Reader reader_;
};

std::optional<Error> configure(Connection& connection, const SqliteOptions& options) {
  // With a write-ahead log, readers and the writer do not block each other.
  Result<Statement> journal = connection.prepare("PRAGMA journal_mode = WAL");
  if (!journal) return Error{journal.error()};
  {
    Rows rows = journal->with();
    const bool has_log = rows.next() && rows.bytes(0) == "wal";
    if (auto error = rows.failure()) return error;
    if (!has_log)
      return Error{connection.path() + ": SQLite cannot use a write-ahead log here; move the file to a local disk"};
  }
  const bool waits_for_disk = options.survives == SqliteOptions::Survives::PowerLoss;
  if (auto error = connection.run(waits_for_disk ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL")) {
    return error;
  }
  // The limit shrinks the write-ahead log after a burst.
  return connection.run("PRAGMA foreign_keys = ON; PRAGMA journal_size_limit = 67108864");
}

Result<Connection> connect(const std::filesystem::path& path, const SqliteOptions& options) {
  Result<Connection> connection = Connection::open(path, options.busy_timeout);
  if (!connection) return connection;
  if (auto error = configure(*connection, options)) return *error;
  return connection;
}

}  // namespace

Result<std::unique_ptr<Archive>> open_sqlite(const std::filesystem::path& given, const SqliteOptions& options) {
  const std::filesystem::path path = real_path(given);
  Result<FileLock> lock = FileLock::take(path);
  if (!lock) return Error{lock.error()};
  const RunningMark::Left left = RunningMark::left_at(path);
  if (auto error = sqlite::refuse_files(path, left)) return *error;
  make_private(path);
  Result<Connection> writing = Connection::open(path, options.busy_timeout);
  if (!writing) return Error{writing.error()};
  if (left.newest)
    if (auto error = sqlite::refuse_lost_rows(*writing, *left.newest)) return *error;
  // First, so that the database of another program is not changed.
  if (auto error = sqlite::refuse_to_migrate(*writing, sqlite_migrations())) return *error;
  // Then the write-ahead log: an interrupted migration leaves the database itself as it was.
  if (auto error = configure(*writing, options)) return *error;
  if (auto error = sqlite::migrate(*writing, sqlite_migrations())) return *error;
  Result<Connection> reading = connect(path, options);
  if (!reading) return Error{reading.error()};
  Result<Connection> checkpointing = connect(path, options);
  if (!checkpointing) return Error{checkpointing.error()};
  Result<Reader> reader = reader_on(*std::move(reading));
  if (!reader) return Error{reader.error()};
  const Result<std::int64_t> newest = sqlite::newest_row(*writing);
  if (!newest) return Error{newest.error()};
  Result<std::unique_ptr<RunningMark>> mark = RunningMark::create(path, *newest);
  if (!mark) return Error{mark.error()};
  Result<std::unique_ptr<SqliteLedger>> ledger =
      SqliteLedger::on(*std::move(writing), *std::move(checkpointing), **mark);
  if (!ledger) return Error{ledger.error()};
  return std::unique_ptr<Archive>(std::make_unique<SqliteArchive>(
      *std::move(lock), *std::move(mark), *std::move(ledger), *std::move(reader), options.most_waiting_bytes));
}

}  // namespace filon::server

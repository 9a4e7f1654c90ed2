#include "server/storage/sqlite/check.h"

#include <chrono>
#include <optional>

#include "server/storage/packing.h"
#include "server/storage/sqlite/file_lock.h"
#include "server/storage/sqlite/files.h"
#include "server/storage/sqlite/live_tables.h"
#include "server/storage/sqlite/migrate.h"
#include "server/storage/sqlite/opening_checks.h"
#include "server/storage/sqlite/running_mark.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server {

namespace {

using namespace sqlite;

class Check {
 public:
  explicit Check(Connection& connection) : connection_(connection) {}

  Checked run(const RunningMark::Left& left) {
    note(check_pages());
    note(refuse_foreign_database(connection_));
    const Result<std::int64_t> version = connection_.number("PRAGMA user_version");
    if (!version || *version != static_cast<std::int64_t>(sqlite_migrations().size())) {
      if (version)
        checked_.summary =
            "version " + std::to_string(*version) + ", which only the pages were checked of; a server migrates it";
      return std::move(checked_);
    }
    if (left.newest) note(find_lost_rows(connection_, *left.newest));
    note(check_live());
    note(check_finished());
    checked_.summary = std::to_string(live_) + " live tables with " + std::to_string(entries_) + " entries, " +
                       std::to_string(finished_) + " finished tables";
    return std::move(checked_);
  }

 private:
  void note(const std::optional<Error>& error) {
    if (error) checked_.problems.push_back(error->sentence);
  }

  std::optional<Error> check_pages() {
    Result<Statement> pages = connection_.prepare("PRAGMA integrity_check");
    if (!pages) return Error{pages.error()};
    Rows rows = pages->with();
    while (rows.next())
      if (rows.bytes(0) != "ok") checked_.problems.emplace_back(rows.bytes(0));
    return rows.failure();
  }

  std::optional<Error> check_live() {
    Result<LiveTables> live = LiveTables::on(connection_);
    if (!live) return Error{live.error()};
    const Result<std::vector<LiveTable>> tables = live->read();
    if (!tables) return Error{tables.error()};
    live_ = tables->size();
    for (const LiveTable& table : *tables) {
      entries_ += table.log.size();
      if (table.damage) checked_.problems.push_back("table " + table.table + ": " + table.damage->sentence);
    }
    return {};
  }

  std::optional<Error> check_finished() {
    Result<Statement> all = connection_.prepare("SELECT table_id, packed FROM finished ORDER BY id");
    if (!all) return Error{all.error()};
    Rows rows = all->with();
    while (rows.next()) {
      ++finished_;
      const Result<std::vector<std::string>> texts = unpack(rows.bytes(1));
      if (!texts || texts->empty())
        checked_.problems.push_back("finished table " + std::string(rows.bytes(0)) + ": " +
                                    (texts ? "it has no record" : texts.error()));
    }
    return rows.failure();
  }

  Connection& connection_;
  Checked checked_;
  std::size_t live_ = 0, entries_ = 0, finished_ = 0;
};

}  // namespace

Result<Checked> check_database(const std::filesystem::path& given) {
  const std::filesystem::path path = real_path(given);
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(path, unknown)) return Error{given.string() + ": there is no such file"};
  const Result<std::optional<FileLock>> lock = FileLock::take_if_there(path);
  if (!lock) return Error{lock.error()};
  const RunningMark::Left left = RunningMark::left_at(path);
  if (const auto error = refuse_files(path, left)) return Checked{{error->sentence}, "it cannot be opened"};
  // SQLite makes an index of the write-ahead log, which is removed again.
  const bool had_index = std::filesystem::exists(beside(path, "-shm"), unknown);
  const bool has_log = size_of(beside(path, "-wal")) > 0;
  Result<Checked> checked = [&]() -> Result<Checked> {
    Result<Connection> connection = Connection::open_unchanged(path, has_log);
    if (!connection) return Checked{{connection.error()}, "it cannot be opened"};
    return Check(*connection).run(left);
  }();
  if (!had_index) std::filesystem::remove(beside(path, "-shm"), unknown);
  return checked;
}

}  // namespace filon::server

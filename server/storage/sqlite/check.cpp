#include "server/storage/sqlite/check.h"

#include <cerrno>
#include <cstring>
#include <iterator>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

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

  Result<Checked> run(const RunningMark::Left& left) {
    if (auto error = find_obstacle()) return *error;
    note(check_pages());
    note(refuse_foreign_database(connection_));
    if (left.newest) note(find_lost_rows(connection_, *left.newest));
    const Result<std::int64_t> version = connection_.number("PRAGMA user_version");
    const std::int64_t newest = std::ssize(sqlite_migrations());
    if (!version || *version != newest) {
      const bool is_sound_so_far = checked_.problems.empty();
      if (version && is_sound_so_far)
        if (auto error = refuse_newer_version(connection_, *version, newest)) return *error;
      // A backup that failed looks so.
      if (version && *version == 0 && is_sound_so_far) note(Error{connection_.path() + ": it is empty"});
      if (version)
        checked_.summary =
            "version " + std::to_string(*version) + ", which only the pages were checked of; a server migrates it";
      return std::move(checked_);
    }
    note(check_live());
    note(check_finished());
    checked_.summary = std::to_string(live_) + " live tables with " + std::to_string(entries_) + " entries, " +
                       std::to_string(finished_) + " finished tables";
    return std::move(checked_);
  }

 private:
  // Why SQLite cannot read it, though it may be sound: it cannot make its index of the write-ahead log, for example.
  std::optional<Error> find_obstacle() {
    const Result<std::int64_t> read = connection_.number("SELECT count(*) FROM sqlite_schema");
    if (read) return {};
    const int code = sqlite3_extended_errcode(connection_.handle());
    switch (code) {
      case SQLITE_IOERR_SHMOPEN:
      case SQLITE_IOERR_SHMSIZE:
      case SQLITE_IOERR_SHMLOCK:
      case SQLITE_IOERR_SHMMAP: return Error{read.error()};
      default: break;
    }
    switch (code & 0xff) {
      case SQLITE_CANTOPEN:
      case SQLITE_READONLY:
      case SQLITE_PERM:
      case SQLITE_BUSY:
      case SQLITE_LOCKED:
      case SQLITE_PROTOCOL:
      case SQLITE_FULL:
      case SQLITE_NOMEM: return Error{read.error()};
      default: return {};
    }
  }

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

// Requires that SQLite has not opened the files in this process, because closing them here would release its locks
// (fcntl(2)).
std::optional<Error> refuse_unreadable(const std::filesystem::path& path) {
  for (const char* const end : {"", "-wal"}) {
    const std::filesystem::path one = beside(path, end);
    const int file = ::open(one.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0 && errno != ENOENT)
      return Error{one.string() + ": this file cannot be read (" + std::strerror(errno) + ")"};
    if (file >= 0) ::close(file);
  }
  return {};
}

// The pages are partly of before and partly of after the write.
std::optional<Error> refuse_interrupted_write(const std::filesystem::path& path) {
  if (size_of(beside(path, "-journal")) == 0) return {};
  return Error{path.string() + ": a write was interrupted, and " + path.string() +
               "-journal has what was before; the next start of the server brings it back, then check again"};
}

std::optional<Error> find_wrong_files(const std::filesystem::path& path, const RunningMark::Left& left) {
  std::error_code unknown;
  // Without newer data in other files it does not matter how many names a database has.
  const bool has_newer = left.is_there || std::filesystem::exists(beside(path, "-wal"), unknown);
  if (auto error = has_newer ? refuse_files(path, left) : refuse_incomplete_files(path, left)) return error;
  if (size_of(path) == 0) return Error{path.string() + ": it is empty"};
  return {};
}

}  // namespace

Result<Checked> check_database(const std::filesystem::path& given) {
  const std::filesystem::path path = real_path(given);
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(path, unknown)) return Error{given.string() + ": there is no such file"};
  const Result<std::optional<FileLock>> lock = FileLock::take_if_there(path);
  if (!lock) return Error{lock.error()};
  if (auto error = refuse_unreadable(path)) return *error;
  if (auto error = refuse_interrupted_write(path)) return *error;
  const RunningMark::Left left = RunningMark::left_at(path);
  if (const auto error = find_wrong_files(path, left)) return Checked{{error->sentence}, "it cannot be opened"};
  // SQLite makes an index of the write-ahead log, which is removed again.
  const bool had_index = std::filesystem::exists(beside(path, "-shm"), unknown);
  const bool has_log = size_of(beside(path, "-wal")) > 0;
  Result<Checked> checked = [&]() -> Result<Checked> {
    Result<Connection> connection = Connection::open_unchanged(path, has_log);
    if (!connection) return Error{connection.error()};
    return Check(*connection).run(left);
  }();
  if (!had_index) std::filesystem::remove(beside(path, "-shm"), unknown);
  return checked;
}

}  // namespace filon::server

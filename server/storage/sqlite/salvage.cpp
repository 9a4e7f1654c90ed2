#include "server/storage/sqlite/salvage.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "server/storage/packing.h"
#include "server/storage/sqlite/file_lock.h"
#include "server/storage/sqlite/files.h"
#include "server/storage/sqlite/migrate.h"
#include "server/storage/sqlite/raw_rows.h"
#include "server/storage/sqlite/running_mark.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server {

namespace {

using namespace sqlite;

constexpr std::chrono::milliseconds busy_timeout{5000};

void remove_database(const std::filesystem::path& path) {
  for (const char* const end : {"", "-wal", "-shm", "-journal"}) {
    std::error_code ignored;
    std::filesystem::remove(beside(path, end), ignored);
  }
}

// A copy of the damaged files, which is removed with this object.
class Copy {
 public:
  explicit Copy(const std::filesystem::path& fresh) : path_(beside(fresh, "-copy")) {}
  ~Copy() { remove_database(path_); }
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;

  std::optional<Error> make(const std::filesystem::path& damaged) const {
    for (const char* const end : {"", "-wal", "-journal"}) {
      const std::filesystem::path from = beside(damaged, end), to = beside(path_, end);
      std::error_code failed;
      // The log may have everything, so the copy of the database may be empty.
      if (*end == '\0') make_private(to);
      if (!std::filesystem::exists(from, failed)) continue;
      make_private(to);
      std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing, failed);
      if (failed) return Error{from.string() + " cannot be copied to " + to.string() + ": " + failed.message()};
    }
    return {};
  }
  // Moves the write-ahead log to the copy, as far as SQLite can read both.
  void move_log() const {
    Result<Connection> connection = Connection::open(path_, busy_timeout);
    if (connection) static_cast<void>(connection->run("PRAGMA wal_checkpoint(TRUNCATE)"));
  }
  const std::filesystem::path& path() const { return path_; }

 private:
  const std::filesystem::path path_;
};

struct Entries {
  std::map<std::int64_t, RawEntry> by_number;
  std::int64_t newest_mark = 0;
};

class Salvage {
 public:
  explicit Salvage(Connection fresh) : fresh_(std::move(fresh)) {}

  // `newest` is the id of the newest row that was written, if it is known.
  Result<Salvaged> run(const std::filesystem::path& copy, const std::filesystem::path& log,
                       std::optional<std::int64_t> newest) {
    if (auto error = prepare()) return *error;
    const RawRows rows{[this](RawEntry entry) { take(std::move(entry)); },
                       [this](const RawFinished& over) { take(over); }};
    if (auto error = read_raw_rows(copy, log, rows)) return *error;
    if (newest && newest_ < *newest)
      salvaged_.lost.push_back("the newest data are missing (row " + std::to_string(*newest) +
                               " was written, the last one found is " + std::to_string(newest_) + ")");
    for (const TableId& table : unreadable_)
      if (!finished_.contains(table)) salvaged_.lost.push_back("finished table " + table + ": it cannot be unpacked");
    for (auto& [table, entries] : entries_) choose(table, entries);
    insert_chosen();
    if (!failure_) failure_ = fresh_.run(insert_all_finished);
    if (!failure_) failure_ = fresh_.run("COMMIT");
    if (failure_) return *failure_;
    const Result<std::int64_t> finished = fresh_.number("SELECT count(*) FROM finished");
    if (!finished) return Error{finished.error()};
    salvaged_.finished_tables = static_cast<std::size_t>(*finished);
    return salvaged_;
  }

 private:
  using TableId = std::string;

  // Rows get new ids in the order of the old ones, which may be damaged: two rows may have the same. Finished tables
  // are large and come in any order, so they wait in a temporary table.
  static constexpr const char* create_over =
      "CREATE TEMP TABLE over (old_id INTEGER, table_id TEXT, finished_at INTEGER, summary TEXT, packed BLOB);"
      "CREATE INDEX over_by_id ON over (old_id)";
  static constexpr const char* insert_all_finished =
      "INSERT INTO finished (table_id, finished_at, summary, packed)"
      " SELECT table_id, finished_at, summary, packed FROM over ORDER BY old_id";

  std::optional<Error> prepare() {
    if (auto error = migrate(fresh_, sqlite_migrations())) return error;
    if (auto error = fresh_.run(create_over)) return error;
    Result<Statement> entry = fresh_.prepare("INSERT INTO entry (table_id, number, text) VALUES (?, ?, ?)");
    if (!entry) return Error{entry.error()};
    Result<Statement> over = fresh_.prepare("INSERT INTO over VALUES (?, ?, ?, ?, ?)");
    if (!over) return Error{over.error()};
    insert_entry_ = *std::move(entry);
    insert_finished_ = *std::move(over);
    return fresh_.run("BEGIN");
  }

  void take(const RawFinished& over) {
    const Result<std::vector<std::string>> texts = unpack(over.packed);
    if (!texts || texts->empty()) {
      unreadable_.insert(over.table);
      return;
    }
    // A page that is no longer in use may have an older copy.
    if (!finished_.insert(over.table).second) return;
    fail(insert_finished_.run(over.id, over.table, over.finished_at, over.summary, Blob{over.packed}));
  }

  void take(RawEntry entry) {
    if (entry.id < 1 || entry.number < 0) return;
    // A mark has no text, so this is an entry with a damaged number.
    if (entry.number == 0 && !entry.text.empty()) return;
    newest_ = std::max(newest_, entry.id);
    Entries& entries = entries_[entry.table];
    if (entry.number == 0) {
      entries.newest_mark = std::max(entries.newest_mark, entry.id);
    } else if (RawEntry& known = entries.by_number[entry.number]; known.id < entry.id) {
      known = std::move(entry);
    }
  }

  void choose(const TableId& table, Entries& entries) {
    if (finished_.contains(table)) return;
    // What was before the mark of a dropped table no longer counts. A finished table that cannot be unpacked comes back
    // with the entries that it still has.
    if (!unreadable_.contains(table))
      std::erase_if(entries.by_number, [&](const auto& one) { return one.second.id < entries.newest_mark; });
    if (entries.by_number.empty()) return;
    std::int64_t saved = 0;
    for (const auto& [number, entry] : entries.by_number) {
      if (number != saved + 1) break;
      chosen_.push_back(&entry);
      saved = number;
    }
    salvaged_.live_tables += saved > 0 ? 1 : 0;
    salvaged_.entries += static_cast<std::size_t>(saved);
    const std::int64_t last = entries.by_number.rbegin()->first;
    if (saved < last)
      salvaged_.lost.push_back("table " + table + ": entry " + std::to_string(saved + 1) + " of " +
                               std::to_string(last) + " is missing, " +
                               (saved > 0 ? "so it ends before that" : "so nothing of it is left"));
  }

  void insert_chosen() {
    std::sort(chosen_.begin(), chosen_.end(),
              [](const RawEntry* one, const RawEntry* other) { return one->id < other->id; });
    for (const RawEntry* const entry : chosen_) fail(insert_entry_.run(entry->table, entry->number, Blob{entry->text}));
  }

  void fail(std::optional<Error> error) {
    if (error && !failure_) failure_ = std::move(error);
  }

  Connection fresh_;
  Statement insert_entry_, insert_finished_;
  std::set<TableId> finished_, unreadable_;
  std::map<TableId, Entries> entries_;
  std::vector<const RawEntry*> chosen_;
  std::int64_t newest_ = 0;
  std::optional<Error> failure_;
  Salvaged salvaged_;
};

Result<Salvaged> salvage_into(const std::filesystem::path& fresh, const std::filesystem::path& copy,
                              const std::filesystem::path& damaged) {
  make_private(fresh);
  Result<Connection> connection = Connection::open(fresh, busy_timeout);
  if (!connection) return Error{connection.error()};
  // SQLite has moved the log of the copy up to the first damage, so all of it is read in the original.
  return Salvage(*std::move(connection)).run(copy, beside(damaged, "-wal"), RunningMark::left_at(damaged).newest);
}

}  // namespace

Result<Salvaged> salvage_database(const std::filesystem::path& given, const std::filesystem::path& fresh) {
  const std::filesystem::path damaged = real_path(given);
  std::error_code unknown;
  const bool is_there = std::filesystem::is_regular_file(damaged, unknown);
  if (!is_there && size_of(beside(damaged, "-wal")) == 0) return Error{given.string() + ": there is no such file"};
  if (std::filesystem::exists(fresh, unknown))
    return Error{fresh.string() + ": this file exists already; name one that does not"};
  const Result<std::optional<FileLock>> lock = FileLock::take_if_there(damaged);
  if (!lock) return Error{lock.error()};
  const Copy copy(fresh);
  if (auto error = copy.make(damaged)) return *error;
  copy.move_log();
  Result<Salvaged> salvaged = salvage_into(fresh, copy.path(), damaged);
  if (!salvaged) remove_database(fresh);
  return salvaged;
}

}  // namespace filon::server

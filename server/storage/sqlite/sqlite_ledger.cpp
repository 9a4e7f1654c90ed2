#include "server/storage/sqlite/sqlite_ledger.h"

#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/storage/packing.h"
#include "server/storage/sqlite/live_tables.h"

namespace filon::server::sqlite {

namespace {

// 16 MiB. The newest page of the journal is written to the log with every commit, but to the database once per
// checkpoint.
constexpr int checkpoint_pages = 4096;

// Some ten seconds.
constexpr int confirms_between_rescues = 50;

Ledger::Failure refusal(std::string sentence) { return {.error = {std::move(sentence)}, .breaks_transaction = false}; }

std::optional<Ledger::Failure> failure_of(std::optional<Error> error) {
  if (!error) return {};
  return Ledger::Failure{.error = std::move(*error)};
}

}  // namespace

Result<std::unique_ptr<SqliteLedger>> SqliteLedger::on(Connection writing, Connection checkpointing,
                                                       RunningMark& mark) {
  std::unique_ptr<SqliteLedger> ledger(new SqliteLedger(std::move(writing), std::move(checkpointing), mark));
  if (auto error = ledger->prepare()) return *error;
  return ledger;
}

std::optional<Error> SqliteLedger::prepare() {
  const struct {
    Statement& statement;
    std::string_view sql;
  } statements[] = {
      {begin_, "BEGIN IMMEDIATE"},
      {commit_, "COMMIT"},
      {rollback_, "ROLLBACK"},
      {insert_entry_, "INSERT INTO entry (id, table_id, number, text) VALUES (?, ?, ?, ?)"},
      {find_entry_, "SELECT number, text FROM entry WHERE id = ?"},
      {delete_entry_, "DELETE FROM entry WHERE id = ?"},
      {chunk_, "SELECT id, table_id, number, text FROM entry WHERE id BETWEEN ? AND ? AND number > 0"},
      {delete_chunk_, "DELETE FROM entry WHERE id BETWEEN ? AND ?"},
      {find_finished_, "SELECT 1 FROM finished WHERE table_id = ?"},
      {insert_finished_, "INSERT INTO finished (table_id, finished_at, summary, packed) VALUES (?, ?, ?, ?)"},
  };
  for (const auto& [statement, sql] : statements) {
    Result<Statement> prepared = connection_.prepare(sql);
    if (!prepared) return Error{prepared.error()};
    statement = *std::move(prepared);
  }
  // Replaces SQLite's automatic checkpoints, which delay the commit: see tidy().
  const auto remember_pages = [](void* ledger, sqlite3*, const char*, int pages) {
    static_cast<SqliteLedger*>(ledger)->pages_in_log_ = pages;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(connection_.handle(), remember_pages, this);
  return read_index();
}

std::optional<Error> SqliteLedger::read_index() {
  // Without the texts, most of which SQLite then does not read.
  Result<Statement> all = connection_.prepare("SELECT id, table_id, number FROM entry ORDER BY id");
  if (!all) return Error{all.error()};
  FinishedOnes finished(find_finished_);
  Rows rows = all->with();
  while (rows.next()) {
    const TableId table(rows.bytes(1));
    const Result<bool> over = finished.contain(table);
    if (!over) return Error{over.error()};
    const std::int64_t number = rows.number(2);
    index_.read(rows.number(0), table, static_cast<std::uint32_t>(number), number > 0 && !*over);
  }
  index_.end_reading();
  marked_ = index_.newest();
  return rows.failure();
}

std::optional<Error> SqliteLedger::begin() {
  if (auto error = find_truncation()) return error;
  return begin_.run();
}

std::optional<Error> SqliteLedger::commit() {
  if (auto error = commit_.run()) return error;
  index_.commit();
  return {};
}

void SqliteLedger::rollback() {
  index_.rollback();
  // After some failures SQLite has rolled back already.
  if (connection_.is_in_transaction()) rollback_.run();
}

std::optional<Error> SqliteLedger::confirm() {
  if (auto error = find_truncation()) return error;
  const std::optional<std::string> lost = files_.lost();
  mark_.stay(lost.has_value());
  if (!lost) {
    rescued_.reset();
    write_mark();
    return {};
  }
  // If it failed, the disk may have been full, or the folder missing.
  const bool tries_again = rescued_ && !*rescued_ && ++confirms_ % confirms_between_rescues == 0;
  if (!rescued_ || tries_again) rescued_ = rescue(connection_, connection_.path());
  return Error{
      *lost +
      " was removed, renamed or replaced while the server uses it; put the file back, and the server continues (" +
      (*rescued_ ? "everything that it contains is also in " + **rescued_
                 : "it could not be copied: " + rescued_->error()) +
      ")"};
}

// Nothing is written any more, because it would fill the file up again, with holes that nobody sees. A copy would be
// damaged, too. So the files stay as they are, and the mark for the next start to compare.
std::optional<Error> SqliteLedger::find_truncation() {
  if (truncated_) return truncated_;
  const std::optional<std::string> file = files_.truncated(connection_);
  if (!file) {
    files_.remember_size();
    return {};
  }
  truncated_ = Error{*file +
                     " was truncated while the server uses it; stop the server, then restore a backup, or save what is "
                     "left with: filon database salvage"};
  mark_.stay(true);
  connection_.checkpoint_on_close(false);
  return truncated_;
}

// Only for what can be found again. A rescued copy may not have what was committed after it, and must be accepted in
// the place of the database; an older mark is always right.
void SqliteLedger::write_mark() {
  if (marked_ == index_.newest()) return;
  marked_ = index_.newest();
  mark_.write(marked_);
}

bool SqliteLedger::is_temporary() const {
  // It is not the fault of any table.
  if (truncated_ || files_.truncated(connection_)) return true;
  switch (sqlite3_errcode(connection_.handle()) & 0xff) {
    case SQLITE_FULL:
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
    case SQLITE_NOMEM: return true;
    default: return false;
  }
}

void SqliteLedger::tidy() {
  if (find_truncation()) return;
  // One chunk at a time, because the next commit waits for this.
  if (const std::optional<RowId> chunk = index_.sparse_chunk()) {
    if (clean(*chunk)) rollback();
    // After a failure it waits until another of its tables is over.
    index_.forget_chunk(*chunk);
  }
  if (checkpointer_.take_finished()) {
    // Little was written meanwhile. Once it is moved, too, the log starts again from its beginning; otherwise it would
    // grow as long as tables are played.
    checkpoint(connection_);
  } else if (pages_in_log_ >= checkpoint_pages) {
    checkpointer_.start();
  }
}

// Writes the rows of live tables again at the end, and deletes the whole chunk: its pages are freed without being
// written. Nothing else says where entries are, so all of it is one transaction and a crash changes no table.
std::optional<Error> SqliteLedger::clean(RowId chunk) {
  if (auto error = begin()) return error;
  const RowId first = chunk * JournalIndex::chunk_rows, last = first + JournalIndex::chunk_rows - 1;
  {
    Rows rows = chunk_.with(first, last);
    while (rows.next()) {
      const TableId table(rows.bytes(1));
      if (!index_.is_live(table)) continue;
      const RowId moved = index_.move(table, rows.number(0));
      if (auto error = insert_entry_.run(moved, table, rows.number(2), Blob{rows.bytes(3)})) return error;
    }
    if (auto error = rows.failure()) return error;
  }
  if (auto error = delete_chunk_.run(first, last)) return error;
  return commit();
}

std::optional<Ledger::Failure> SqliteLedger::write(const Change& change) {
  return std::visit([this](const auto& one) { return write(one); }, change);
}

std::optional<Ledger::Failure> SqliteLedger::write(const Append& append) {
  // Check all numbers before writing, so that a refused change writes nothing.
  std::unordered_map<std::string_view, std::uint32_t> last_numbers;
  for (const Entry& entry : append.entries) {
    const auto [last, is_new] = last_numbers.try_emplace(entry.table, 0);
    if (is_new) last->second = index_.last_number(entry.table);
    if (entry.number != last->second + 1) {
      return refusal("table " + entry.table + ": entry " + std::to_string(entry.number) + " does not follow entry " +
                     std::to_string(last->second));
    }
    if (entry.number == 1) {
      const Result<bool> over = is_finished(entry.table);
      if (!over) return Failure{.error = {over.error()}};
      if (*over) return refusal("table " + entry.table + ": it is finished and takes no more entries");
    }
    last->second = entry.number;
  }
  for (const Entry& entry : append.entries) {
    const RowId row = index_.append(entry.table, entry.number);
    if (auto error = insert_entry_.run(row, entry.table, std::int64_t{entry.number}, Blob{entry.text})) {
      return failure_of(std::move(error));
    }
  }
  return {};
}

std::optional<Ledger::Failure> SqliteLedger::write(const Finish& finish) {
  const FinishedTable& over = finish.over;
  if (!index_.is_live(over.table)) {
    const Result<bool> is_over = is_finished(over.table);
    if (!is_over) return Failure{.error = {is_over.error()}};
    if (*is_over) return refusal("table " + over.table + ": it is finished already");
  }
  std::map<std::int64_t, std::string> entries;  // rows that were moved come late
  for (const RowId row : index_.remove(over.table)) {
    Rows rows = find_entry_.with(row);
    if (rows.next()) entries.emplace(rows.number(0), rows.bytes(1));
    if (auto error = rows.failure()) return failure_of(std::move(error));
  }
  std::vector<std::string> texts{over.record};
  for (auto& [number, text] : entries) texts.push_back(std::move(text));
  texts.insert(texts.end(), over.log.begin(), over.log.end());
  if (auto error = insert_finished_.run(over.table, over.finished_at, over.summary, Blob{pack(texts)})) {
    return failure_of(std::move(error));
  }
  return failure_of(insert_mark(over.table));
}

// Nothing else would say that they no longer count, so they are deleted one by one. That is seldom: most tables are
// finished, and those that are not have few entries.
std::optional<Ledger::Failure> SqliteLedger::write(const Drop& drop) {
  const std::vector<RowId> rows = index_.remove(drop.table);
  if (rows.empty()) return {};
  for (const RowId row : rows)
    if (auto error = delete_entry_.run(row)) return failure_of(std::move(error));
  return failure_of(insert_mark(drop.table));
}

// So every commit has a larger newest id than the one before, also after a restart.
std::optional<Error> SqliteLedger::insert_mark(const TableId& table) {
  return insert_entry_.run(index_.append_mark(), table, std::int64_t{0}, Blob{});
}

Result<bool> SqliteLedger::is_finished(const TableId& table) {
  Rows rows = find_finished_.with(table);
  const bool found = rows.next();
  if (auto error = rows.failure()) return *error;
  return found;
}

}  // namespace filon::server::sqlite

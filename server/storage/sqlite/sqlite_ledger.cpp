#include "server/storage/sqlite/sqlite_ledger.h"

#include <string_view>

#include "server/storage/packing.h"

namespace filon::server::sqlite {

namespace {

// 16 MiB. The newest page of a table is written to the log with every entry, but to the database once per checkpoint.
constexpr int checkpoint_pages = 4096;

Ledger::Failure refusal(std::string sentence) { return {.error = {std::move(sentence)}, .breaks_transaction = false}; }

std::optional<Ledger::Failure> failure_of(std::optional<Error> error) {
  if (!error) return {};
  return Ledger::Failure{.error = std::move(*error)};
}

}  // namespace

Result<std::unique_ptr<SqliteLedger>> SqliteLedger::on(Connection writing, Connection checkpointing) {
  std::unique_ptr<SqliteLedger> ledger(new SqliteLedger(std::move(writing), std::move(checkpointing)));
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
      {last_number_, "SELECT coalesce(max(number), 0) FROM entry WHERE table_id = ?"},
      {insert_entry_, "INSERT INTO entry (table_id, number, text) VALUES (?, ?, ?)"},
      {entries_, "SELECT text FROM entry WHERE table_id = ? ORDER BY number"},
      {delete_entries_, "DELETE FROM entry WHERE table_id = ?"},
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
  return {};
}

std::optional<Error> SqliteLedger::begin() { return begin_.run(); }

std::optional<Error> SqliteLedger::commit() { return commit_.run(); }

void SqliteLedger::rollback() {
  last_numbers_.clear();
  // After some failures SQLite has rolled back already.
  if (connection_.is_in_transaction()) rollback_.run();
}

bool SqliteLedger::is_temporary() const {
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
  if (checkpointer_.take_finished()) {
    // Little was written meanwhile. Once it is moved, too, the log starts again from its beginning; otherwise it would
    // grow as long as tables are played.
    checkpoint(connection_);
  } else if (pages_in_log_ >= checkpoint_pages) {
    checkpointer_.start();
  }
}

std::optional<Ledger::Failure> SqliteLedger::write(const Change& change) {
  return std::visit([this](const auto& one) { return write(one); }, change);
}

std::optional<Ledger::Failure> SqliteLedger::write(const Append& append) {
  // Check all numbers before writing, so that a refused change writes nothing.
  std::unordered_map<std::string_view, std::int64_t> last_numbers;
  for (const Entry& entry : append.entries) {
    const auto [last, is_new] = last_numbers.try_emplace(entry.table, 0);
    if (is_new) {
      const Result<std::int64_t> number = last_number(entry.table);
      if (!number) return Failure{.error = {number.error()}};
      last->second = *number;
    }
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
    if (auto error = insert_entry_.run(entry.table, std::int64_t{entry.number}, Blob{entry.text})) {
      return failure_of(std::move(error));
    }
    last_numbers_[entry.table] = entry.number;
  }
  return {};
}

std::optional<Ledger::Failure> SqliteLedger::write(const Finish& finish) {
  const FinishedTable& over = finish.over;
  const Result<bool> is_over = is_finished(over.table);
  if (!is_over) return Failure{.error = {is_over.error()}};
  if (*is_over) return refusal("table " + over.table + ": it is finished already");
  std::vector<std::string> texts{over.record};
  {
    Rows rows = entries_.with(over.table);
    while (rows.next()) texts.emplace_back(rows.bytes(0));
    if (auto error = rows.failure()) return failure_of(std::move(error));
  }
  texts.insert(texts.end(), over.log.begin(), over.log.end());
  if (auto error = insert_finished_.run(over.table, over.finished_at, over.summary, Blob{pack(texts)})) {
    return failure_of(std::move(error));
  }
  return write(Drop{over.table});
}

std::optional<Ledger::Failure> SqliteLedger::write(const Drop& drop) {
  last_numbers_.erase(drop.table);
  return failure_of(delete_entries_.run(drop.table));
}

Result<bool> SqliteLedger::is_finished(const TableId& table) {
  Rows rows = find_finished_.with(table);
  const bool found = rows.next();
  if (auto error = rows.failure()) return *error;
  return found;
}

Result<std::int64_t> SqliteLedger::last_number(const TableId& table) {
  if (const auto known = last_numbers_.find(table); known != last_numbers_.end()) return known->second;
  Rows rows = last_number_.with(table);
  const std::int64_t number = rows.next() ? rows.number(0) : 0;
  if (auto error = rows.failure()) return *error;
  return number;
}

}  // namespace filon::server::sqlite

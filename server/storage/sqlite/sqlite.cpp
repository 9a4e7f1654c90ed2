#include "server/storage/sqlite/sqlite.h"

#include <cstring>

namespace filon::server::sqlite {

namespace {

std::string path_of(sqlite3* handle) {
  const char* const path = sqlite3_db_filename(handle, "main");
  return path != nullptr ? path : "database";
}

Error explain_last(sqlite3* handle) {
  std::string detail = sqlite3_errmsg(handle);
  if (const int number = sqlite3_system_errno(handle); number != 0) {
    detail += std::string(", ") + std::strerror(number);
  }
  return explain(path_of(handle), sqlite3_extended_errcode(handle), detail);
}

}  // namespace

Error explain(const std::string& path, int code, const std::string& detail) {
  switch (code & 0xff) {
    case SQLITE_NOTADB: return {path + ": this file is not a SQLite database"};
    case SQLITE_CORRUPT: return {path + ": the database is damaged (" + detail + "); restore it from a backup"};
    case SQLITE_FULL: return {path + ": the disk is full"};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {path + ": another program is writing to this database"};
    case SQLITE_READONLY:
    case SQLITE_PERM: return {path + ": this file cannot be written, its permissions do not allow it (" + detail + ")"};
    case SQLITE_CANTOPEN: return {path + ": this file cannot be opened (" + detail + ")"};
    case SQLITE_IOERR: return {path + ": the disk failed while reading or writing (" + detail + ")"};
    case SQLITE_NOMEM: return {path + ": there is not enough memory"};
    case SQLITE_TOOBIG: return {path + ": a text is too large for the database"};
    default: return {path + ": the database failed (" + detail + ")"};
  }
}

Rows::~Rows() {
  sqlite3_reset(statement_);
  // The bound texts may be freed after this.
  sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
  if (code_ != SQLITE_OK && code_ != SQLITE_ROW) return false;
  code_ = sqlite3_step(statement_);
  return code_ == SQLITE_ROW;
}

std::optional<Error> Rows::failure() const {
  if (code_ == SQLITE_OK || code_ == SQLITE_ROW || code_ == SQLITE_DONE) return {};
  return explain_last(sqlite3_db_handle(statement_));
}

std::string_view Rows::bytes(int column) const {
  const void* const data = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  if (data == nullptr) return {};
  return {static_cast<const char*>(data), static_cast<std::size_t>(size)};
}

// An empty view may have a null address, which SQLite would bind as NULL.
int Statement::bind(int place, std::string_view text) {
  return sqlite3_bind_text64(statement_.get(), place, text.empty() ? "" : text.data(), text.size(), SQLITE_STATIC,
                             SQLITE_UTF8);
}

int Statement::bind(int place, Blob blob) {
  return sqlite3_bind_blob64(statement_.get(), place, blob.bytes.empty() ? "" : blob.bytes.data(), blob.bytes.size(),
                             SQLITE_STATIC);
}

Result<Connection> Connection::open(const std::string& name, const std::string& path, int flags) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  Connection connection(handle);
  if (handle == nullptr) return Error{"there is not enough memory for the database"};
  if (code == SQLITE_OK) return connection;
  // SQLite says only "unable to open"; the error of the system is more useful.
  const int number = sqlite3_system_errno(handle);
  return explain(path, code, number != 0 ? std::strerror(number) : sqlite3_errmsg(handle));
}

Result<Connection> Connection::open(const std::filesystem::path& path, std::chrono::milliseconds busy_timeout) {
  Result<Connection> connection = open(path, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (!connection) return connection;
  // SQLite silently opens a file read-only if it may not write it.
  if (sqlite3_db_readonly(connection->handle(), "main") == 1)
    return explain(path.string(), SQLITE_READONLY, "it is read-only");
  sqlite3_busy_timeout(connection->handle(), static_cast<int>(busy_timeout.count()));
  return connection;
}

Result<Connection> Connection::open_unchanged(const std::filesystem::path& path, bool has_log) {
  if (!has_log) {
    std::string name = "file:";
    for (const char c : path.string()) {
      if (c == '%' || c == '?' || c == '#') {
        name += c == '%' ? "%25" : c == '?' ? "%3f" : "%23";
      } else {
        name += c;
      }
    }
    return open(name + "?immutable=1", path, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  }
  Result<Connection> connection = open(path, path, SQLITE_OPEN_READWRITE);
  if (!connection) return connection;
  connection->checkpoint_on_close(false);
  if (auto error = connection->run("PRAGMA query_only = ON")) return *error;
  return connection;
}

void Connection::checkpoint_on_close(bool does) {
  sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, does ? 0 : 1, nullptr);
}

std::optional<Error> Connection::run(const std::string& sql) {
  if (sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return explain_last(handle_.get());
}

Result<Statement> Connection::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return explain_last(handle_.get());
  return Statement(statement);
}

Result<std::int64_t> Connection::number(std::string_view sql) {
  Result<Statement> statement = prepare(sql);
  if (!statement) return Error{statement.error()};
  Rows rows = statement->with();
  const std::int64_t value = rows.next() ? rows.number(0) : 0;
  if (const auto error = rows.failure()) return *error;
  return value;
}

std::string Connection::path() const { return path_of(handle_.get()); }

}  // namespace filon::server::sqlite

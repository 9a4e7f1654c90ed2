// A thin wrapper of SQLite's C interface: it owns the handles and turns errors into sentences.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <sqlite3.h>

#include "kernel/result.h"

namespace filon::server::sqlite {

// Bytes that need not be text.
struct Blob {
  std::string_view bytes;
};

// Explains a failed call to the operator of the server. `path` names the file, `detail` is SQLite's own message.
Error explain(const std::string& path, int code, const std::string& detail);

// The rows of one run of a statement. The statement can be run again when this is destroyed.
class Rows {
 public:
  explicit Rows(sqlite3_stmt* statement, int bound) : statement_(statement), code_(bound) {}
  ~Rows();
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;

  // False at the end, and after a failure: check failure() then.
  bool next();
  std::optional<Error> failure() const;

  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string_view bytes(int column) const;  // valid until next()

 private:
  sqlite3_stmt* statement_;
  int code_;
};

class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}

  // Binds the parameters in order. Texts are not copied: they must live as long as the Rows.
  template <class... Values>
  Rows with(const Values&... values) {
    int place = 0;
    int code = SQLITE_OK;
    ((code = code == SQLITE_OK ? bind(++place, values) : code), ...);
    return Rows(statement_.get(), code);
  }
  // Runs to the end, for statements without rows.
  template <class... Values>
  std::optional<Error> run(const Values&... values) {
    Rows rows = with(values...);
    while (rows.next()) {
    }
    return rows.failure();
  }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  int bind(int place, std::int64_t number) { return sqlite3_bind_int64(statement_.get(), place, number); }
  int bind(int place, std::string_view text);
  int bind(int place, Blob blob);

  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Connection {
 public:
  // Creates the file if it does not exist. A connection may be used by one thread at a time.
  static Result<Connection> open(const std::filesystem::path&, std::chrono::milliseconds busy_timeout);

  // Only for reading: no file is changed, except that SQLite makes an index if there is a write-ahead log.
  static Result<Connection> open_unchanged(const std::filesystem::path&, bool has_log);

  // Whether closing the last connection moves the write-ahead log to the database.
  void checkpoint_on_close(bool does);

  // Runs one or more statements and ignores their rows.
  std::optional<Error> run(const std::string& sql);
  Result<Statement> prepare(std::string_view sql);
  // The first column of the first row; 0 if there are no rows.
  Result<std::int64_t> number(std::string_view sql);

  std::string path() const;
  bool is_in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }
  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
  };

  explicit Connection(sqlite3* handle) : handle_(handle) {}

  static Result<Connection> open(const std::string& name, const std::string& path, int flags);

  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace filon::server::sqlite

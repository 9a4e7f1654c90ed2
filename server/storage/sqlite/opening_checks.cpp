#include "server/storage/sqlite/opening_checks.h"

#include <string>

#include <sys/stat.h>

#include "server/storage/sqlite/file_size.h"
#include "server/storage/sqlite/files.h"

namespace filon::server::sqlite {

namespace {

// The last server did not close the database, and nobody knows what it had committed. So at least the write-ahead log
// must be there: the mark is created after it, and it stays until the database is closed.
std::optional<Error> refuse_lost_log(const std::filesystem::path& path) {
  std::error_code unknown;
  if (std::filesystem::exists(beside(path, "-wal"), unknown)) return {};
  return Error{
      path.string() + ": the last server did not close this database, and " + path.string() +
      "-wal is missing, which has the newest data; put the file back, or, if a backup was restored on purpose, "
      "remove " +
      path.string() + "-running"};
}

// SQLite names the files beside a database after the name by which it was opened, so it would look for the newest data
// at a different place by each name.
std::optional<Error> refuse_second_name(const std::filesystem::path& path) {
  struct stat found{};
  if (::stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode) || found.st_nlink < 2) return {};
  return Error{path.string() + ": this file has " + std::to_string(found.st_nlink) +
               " names (hard links), and the newest data are in a file that belongs to one of them only; remove the "
               "others, or make copies of them"};
}

// SQLite would make a new database of it, and remove the write-ahead log of the old one.
std::optional<Error> refuse_lost_database(const std::filesystem::path& path, const RunningMark::Left& left) {
  const bool has_data = size_of(beside(path, "-wal")) > 0 || left.newest.value_or(0) > 0;
  if (!has_data || size_of(path) > 0) return {};
  std::error_code unknown;
  const bool is_empty = std::filesystem::exists(path, unknown);
  return Error{path.string() + (is_empty ? ": this file is empty" : ": this file is missing") +
               ", but the files beside it (" + path.filename().string() + "-wal, " + path.filename().string() +
               "-running) say that it had data; put it back, or, if it is to be a new database, remove them"};
}

}  // namespace

std::optional<Error> refuse_files(const std::filesystem::path& path, const RunningMark::Left& left) {
  if (auto error = refuse_second_name(path)) return error;
  return refuse_incomplete_files(path, left);
}

std::optional<Error> refuse_incomplete_files(const std::filesystem::path& path, const RunningMark::Left& left) {
  if (auto error = refuse_lost_database(path, left)) return error;
  if (const auto error = refuse_wrong_size(path)) return Error{error->sentence + "; restore it from a backup"};
  if (left.is_there && !left.newest) return refuse_lost_log(path);
  return {};
}

Result<std::int64_t> newest_row(Connection& connection) {
  const Result<std::int64_t> version = connection.number("PRAGMA user_version");
  // Older versions had no mark, so such a database is an older copy.
  if (!version || *version < 3) return version ? Result<std::int64_t>(0) : version;
  return connection.number("SELECT coalesce(max(id), 0) FROM entry");
}

std::optional<Error> find_lost_rows(Connection& connection, std::int64_t newest) {
  const Result<std::int64_t> has = newest_row(connection);
  if (!has) return Error{has.error()};
  const std::string path = connection.path();
  if (*has < newest)
    return Error{
        path + ": the newest data are missing (row " + std::to_string(newest) + " was written, the last one here is " +
        std::to_string(*has) + "), because " + path +
        "-wal was removed or truncated, or the database was replaced by an older copy; put the file back, or, if a "
        "backup was restored on purpose, remove " +
        path + "-running"};
  return {};
}

std::optional<Error> refuse_lost_rows(Connection& connection, std::int64_t newest) {
  // A refused database is left as it is.
  connection.checkpoint_on_close(false);
  if (auto error = find_lost_rows(connection, newest)) return error;
  connection.checkpoint_on_close(true);
  return {};
}

}  // namespace filon::server::sqlite

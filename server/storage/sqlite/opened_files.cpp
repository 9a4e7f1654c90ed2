#include "server/storage/sqlite/opened_files.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "server/storage/sqlite/files.h"

namespace filon::server::sqlite {

namespace {

// What SQLite says of the write-ahead log to all connections, in memory that they share
// (https://sqlite.org/walformat.html#the_wal_index_header).
struct LogIndex {
  std::uint64_t page_size = 0;
  std::uint64_t pages_in_log = 0;
  std::uint64_t pages = 0;  // of the whole database; 0 if nothing was written since the log was created

  std::uint64_t least_log_size() const {
    constexpr std::uint64_t head = 32, head_of_page = 24;
    return pages_in_log == 0 ? 0 : head + pages_in_log * (head_of_page + page_size);
  }
};

// Nothing if the connection has no such index.
std::optional<LogIndex> log_index_of(const Connection& connection) {
  sqlite3_file* file = nullptr;
  if (sqlite3_file_control(connection.handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return {};
  if (file == nullptr || file->pMethods == nullptr || file->pMethods->iVersion < 2) return {};
  constexpr int first_part = 0, size_of_part = 32768, does_not_create = 0;
  volatile void* memory = nullptr;
  if (file->pMethods->xShmMap(file, first_part, size_of_part, does_not_create, &memory) != SQLITE_OK) return {};
  if (memory == nullptr) return {};
  const auto number_at = [memory](std::size_t place) {
    return *reinterpret_cast<const volatile std::uint32_t*>(static_cast<const volatile char*>(memory) + place);
  };
  const auto page_size =
      *reinterpret_cast<const volatile std::uint16_t*>(static_cast<const volatile char*>(memory) + 14);
  // 65536 does not fit.
  return LogIndex{page_size == 1 ? 65536u : page_size, number_at(16), number_at(20)};
}

}  // namespace

OpenedFiles::OpenedFiles(const std::filesystem::path& database)
    : database_(place_of(database)), log_(place_of(beside(database, "-wal"))) {
  remember_size();
}

OpenedFiles::Place OpenedFiles::place_of(std::string path) {
  struct stat found{};
  if (::stat(path.c_str(), &found) != 0) return {.path = std::move(path)};
  return {.path = std::move(path), .device = found.st_dev, .file = found.st_ino};
}

std::optional<std::string> OpenedFiles::lost() const {
  for (const Place* const place : {&database_, &log_})
    if (!size_of(*place)) return place->path;
  return {};
}

std::optional<std::uint64_t> OpenedFiles::size_of(const Place& place) {
  struct stat found{};
  if (::stat(place.path.c_str(), &found) != 0 || found.st_dev != place.device || found.st_ino != place.file) return {};
  return static_cast<std::uint64_t>(found.st_size);
}

std::optional<std::string> OpenedFiles::truncated(const Connection& connection) const {
  // Another program may write, or move the log to the database and empty it, at this moment. So SQLite is asked before
  // and after, and what it says both times counts.
  const std::optional<LogIndex> before = log_index_of(connection);
  const std::optional<std::uint64_t> log = size_of(log_), database = size_of(database_);
  const std::optional<LogIndex> after = log_index_of(connection);
  if (!before || !after) return {};
  // VACUUM by another program makes the database smaller, after it said so in the log.
  const std::uint64_t pages = std::min(before->pages, after->pages);
  const std::uint64_t least = pages == 0 ? database_size_ : std::min(database_size_, pages * after->page_size);
  if (database && *database < least) return database_.path;
  if (log && *log < std::min(before->least_log_size(), after->least_log_size())) return log_.path;
  return {};
}

void OpenedFiles::remember_size() { database_size_ = size_of(database_).value_or(database_size_); }

Result<std::string> rescue(Connection& connection, const std::filesystem::path& database) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now).count();
  std::string path = beside(database, "-rescued-").string() + std::to_string(seconds);
  // SQLite writes to an empty file, too. This one is private, as the database is.
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return Error{path + ": this file cannot be created (" + std::strerror(errno) + ")"};
  Result<Statement> copy = connection.prepare("VACUUM INTO ?");
  std::optional<Error> error = copy ? copy->run(std::string_view(path)) : Error{copy.error()};
  if (!error && ::fsync(file) != 0)
    error = Error{path + ": this file cannot be written (" + std::strerror(errno) + ")"};
  ::close(file);
  if (error) {
    ::unlink(path.c_str());
    return *error;
  }
  sync_folder_of(database);
  return path;
}

}  // namespace filon::server::sqlite

#include "server/storage/sqlite/opened_files.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "server/storage/sqlite/files.h"

namespace filon::server::sqlite {

OpenedFiles::OpenedFiles(const std::filesystem::path& database)
    : database_(place_of(database)), log_(place_of(beside(database, "-wal"))) {}

OpenedFiles::Place OpenedFiles::place_of(std::string path) {
  struct stat found{};
  if (::stat(path.c_str(), &found) != 0) return {.path = std::move(path)};
  return {.path = std::move(path), .device = found.st_dev, .file = found.st_ino};
}

std::optional<std::string> OpenedFiles::lost() const {
  for (const Place* const place : {&database_, &log_}) {
    struct stat found{};
    if (::stat(place->path.c_str(), &found) != 0 || found.st_dev != place->device || found.st_ino != place->file)
      return place->path;
  }
  return {};
}

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

#include "server/storage/sqlite/file_lock.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "server/storage/sqlite/files.h"

namespace filon::server {

// A separate file, because closing any descriptor of the database itself would release SQLite's locks on it (fcntl(2)).
Result<FileLock> FileLock::take(const std::filesystem::path& path) {
  const std::string name = beside(real_path(path), "-lock");
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Error{name + ": this file cannot be created or opened (" + std::strerror(errno) + ")"};
  FileLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return Error{path.string() + ": another server is running on this database"};
  return Error{name + ": this file cannot be locked (" + std::strerror(errno) + ")"};
}

Result<std::optional<FileLock>> FileLock::take_if_there(const std::filesystem::path& path) {
  std::error_code unknown;
  if (!std::filesystem::exists(beside(real_path(path), "-lock"), unknown)) return std::optional<FileLock>();
  Result<FileLock> lock = take(path);
  if (!lock) return Error{lock.error()};
  return std::optional<FileLock>(*std::move(lock));
}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace filon::server

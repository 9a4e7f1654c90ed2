#include "server/storage/sqlite/file_lock.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace filon::server {

// A file of its own: closing any descriptor of the database itself would end SQLite's locks on it (fcntl(2)).
Result<FileLock> FileLock::take(const std::filesystem::path& path) {
  // By whatever links the database is reached, there is one lock beside it.
  std::error_code unresolved;
  const std::filesystem::path real = std::filesystem::weakly_canonical(path, unresolved);
  const std::string name = (unresolved ? path : real).string() + "-lock";
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Error{name + ": this file cannot be made or opened (" + std::strerror(errno) + ")"};
  FileLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return Error{path.string() + ": another server is running on this database"};
  return Error{name + ": this file cannot be locked (" + std::strerror(errno) + ")"};
}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace filon::server

#include "server/storage/sqlite/file_lock.h"

#include <cerrno>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace filon::server {

// A separate file, because closing any descriptor of the database itself would release SQLite's locks on it (fcntl(2)).
Result<FileLock> FileLock::take(const std::filesystem::path& path) {
  // Resolve links, so that there is only one lock for each database.
  std::error_code unresolved;
  const std::filesystem::path real = std::filesystem::weakly_canonical(path, unresolved);
  const std::string name = (unresolved ? path : real).string() + "-lock";
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Error{name + ": this file cannot be created or opened (" + std::strerror(errno) + ")"};
  FileLock lock(file);
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return Error{path.string() + ": another server is running on this database"};
  return Error{name + ": this file cannot be locked (" + std::strerror(errno) + ")"};
}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace filon::server

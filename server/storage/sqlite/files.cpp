#include "server/storage/sqlite/files.h"

#include <fcntl.h>
#include <unistd.h>

namespace filon::server {

std::filesystem::path real_path(const std::filesystem::path& path) {
  std::error_code unresolved;
  std::filesystem::path target = path;
  // A link whose file does not exist yet is followed, too. A circle ends somewhere, and cannot be opened.
  for (int links = 0; links < 40 && std::filesystem::is_symlink(target, unresolved); ++links) {
    const std::filesystem::path next = std::filesystem::read_symlink(target, unresolved);
    if (unresolved) return path;
    target = target.parent_path() / next;  // next alone, if it is absolute
  }
  std::filesystem::path real = std::filesystem::weakly_canonical(target, unresolved);
  return unresolved ? path : real;
}

std::filesystem::path beside(const std::filesystem::path& path, const char* end) { return path.string() + end; }

std::uintmax_t size_of(const std::filesystem::path& path) {
  std::error_code unknown;
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  return unknown ? 0 : size;
}

void make_private(const std::filesystem::path& path) {
  std::error_code unknown;
  if (std::filesystem::exists(path, unknown)) return;
  if (const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); file >= 0) ::close(file);
}

void sync_folder_of(const std::filesystem::path& path) {
  const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return;
  ::fsync(file);
  ::close(file);
}

}  // namespace filon::server

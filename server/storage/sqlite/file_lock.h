// Keeps a second server away from a database: both would go on with the same tables. SQLite's own locks last no longer
// than a transaction, so a file beside the database is locked for as long as the server runs, however it ends.
#pragma once

#include <filesystem>

#include "kernel/result.h"

namespace filon::server {

class FileLock {
 public:
  // Locks `<path>-lock`, beside the file itself and not beside a link to it. It stays there afterwards: removing it
  // could take it away from the next one.
  static Result<FileLock> take(const std::filesystem::path&);

  FileLock(FileLock&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}

  int file_;
};

}  // namespace filon::server

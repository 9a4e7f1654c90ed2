// Prevents a second server on the same database, which would play the same tables. SQLite's own locks last only for a
// transaction, so a file beside the database is locked while the server runs. The system releases it when the process
// ends.
#pragma once

#include <filesystem>
#include <optional>

#include "kernel/result.h"

namespace filon::server {

class FileLock {
 public:
  // Locks `<path>-lock`, beside the file itself and not beside a link to it. The file is never removed, because another
  // server may have locked it already.
  static Result<FileLock> take(const std::filesystem::path&);

  // Creates no file. Nothing if there is none, because then no server has ever run.
  static Result<std::optional<FileLock>> take_if_there(const std::filesystem::path&);

  FileLock(FileLock&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}

  int file_;
};

}  // namespace filon::server

// The file `<database>-running` is there while a server runs on the database. It has the id of the newest row of the
// journal that was committed. If the server ends without closing the database, the next start compares: SQLite itself
// opens a database whose write-ahead log was removed or truncated as it was some time before, and says nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "kernel/result.h"

namespace filon::server {

class RunningMark {
 public:
  // What was left by a server that did not close the database.
  struct Left {
    bool is_there = false;
    // Nothing if the file cannot be understood, as may be after a power loss. The id may be older than the newest then,
    // because the file is not written to the disk at once: the database has at least this one.
    std::optional<std::int64_t> newest = {};
  };
  static Left left_at(const std::filesystem::path& database);

  // Durable when it returns, and locked as long as this object lives: a second server is refused, also if somebody has
  // removed the lock of the first (file_lock.h). Requires that the write-ahead log is there.
  static Result<std::unique_ptr<RunningMark>> create(const std::filesystem::path& database, std::int64_t newest);
  // Removes the file if the database was closed and so has no write-ahead log any more.
  ~RunningMark();
  RunningMark(const RunningMark&) = delete;
  RunningMark& operator=(const RunningMark&) = delete;

  // Survives the death of the process; does not wait for the disk.
  void write(std::int64_t newest);
  // Whether the file stays for the next start to compare, also if there is no write-ahead log.
  void stay(bool stays) { stays_ = stays; }

 private:
  RunningMark(std::filesystem::path database, int file) : database_(std::move(database)), file_(file) {}

  bool try_to_write(std::int64_t newest);

  const std::filesystem::path database_;
  const int file_;
  bool stays_ = false;
};

}  // namespace filon::server

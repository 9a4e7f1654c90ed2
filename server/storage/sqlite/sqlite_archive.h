// The archive in one SQLite file, for one server on one machine.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>

#include "server/storage/archive.h"

namespace filon::server {

struct SqliteOptions {
  // What a durable entry survives. ProcessDeath does not wait for the disk, for tests.
  enum class Survives { PowerLoss, ProcessDeath };
  Survives survives = Survives::PowerLoss;
  // How long to wait for another program that writes to the file, such as a backup.
  std::chrono::milliseconds busy_timeout{5000};
  // If more than this waits, trouble() says so.
  std::size_t most_waiting_bytes = std::size_t{64} << 20;
};

// Creates the file if it does not exist, and migrates an older one. Destroying the archive finishes all waiting writes.
Result<std::unique_ptr<Archive>> open_sqlite(const std::filesystem::path&, const SqliteOptions& = {});

}  // namespace filon::server

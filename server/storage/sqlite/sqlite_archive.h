// The archive in one SQLite file, for one server on one machine.
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>

#include "server/storage/archive.h"

namespace filon::server {

struct SqliteOptions {
  // What an entry survives once it was reported as durable. ProcessDeath spares waiting for the disk: for tests.
  enum class Survives { PowerLoss, ProcessDeath };
  Survives survives = Survives::PowerLoss;
  // How long to wait for another program that writes to the file, a backup for example.
  std::chrono::milliseconds busy_timeout{5000};
  // When more than this waits to be written, append, finish and drop wait too.
  std::size_t most_waiting_bytes = std::size_t{64} << 20;
};

// Makes the file if there is none, and brings an older one up to date. Closing it writes everything that waits.
Result<std::unique_ptr<Archive>> open_sqlite(const std::filesystem::path&, const SqliteOptions& = {});

}  // namespace filon::server

// Writes a new database with everything that can still be read in a damaged one.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "kernel/result.h"

namespace filon::server {

struct Salvaged {
  std::size_t live_tables = 0, entries = 0, finished_tables = 0;
  // A sentence for each table of which something is lost, and one if the newest data are. Tables of which nothing is
  // left are not known.
  std::vector<std::string> lost;
};

// The database may be missing if its write-ahead log is there. Requires that `fresh` does not exist; after an error it
// does not, either. The damaged files are only read; a copy of them is beside `fresh` meanwhile.
Result<Salvaged> salvage_database(const std::filesystem::path& damaged, const std::filesystem::path& fresh);

}  // namespace filon::server

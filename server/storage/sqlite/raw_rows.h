// Reads the rows of the tables `entry` and `finished` from the pages of a database and its write-ahead log, without
// SQLite: every page that has rows is read for itself, so damage anywhere else does not matter. The format is
// https://sqlite.org/fileformat2.html
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "kernel/result.h"

namespace filon::server::sqlite {

struct RawEntry {
  std::int64_t id = 0;
  std::string table;
  std::int64_t number = 0;
  std::string text;
};

struct RawFinished {
  std::int64_t id = 0;
  std::string table;
  std::int64_t finished_at = 0;
  std::string summary, packed;
};

struct RawRows {
  std::function<void(RawEntry)> entry;
  std::function<void(RawFinished)> finished;
};

// Calls back for every row: first in the order of the pages of the database, then those of the log, newest first. Most
// rows come several times. Pages that are no longer in use may have rows, too: of tables that are over, or older
// copies. The log need not exist. Requires pages of 4096 bytes, which is what Filon's databases have.
std::optional<Error> read_raw_rows(const std::filesystem::path& database, const std::filesystem::path& log,
                                   const RawRows&);

}  // namespace filon::server::sqlite

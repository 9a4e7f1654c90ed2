// Notices that the files of an open database were removed, renamed or replaced. What is written to them still succeeds,
// but nobody will find it again.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include <sys/stat.h>

#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

class OpenedFiles {
 public:
  // Requires that the database and its write-ahead log are open, and so exist.
  explicit OpenedFiles(const std::filesystem::path& database);

  // The first file that is no longer at its place.
  std::optional<std::string> lost() const;

 private:
  struct Place {
    std::string path;
    dev_t device = 0;
    ino_t file = 0;
  };
  static Place place_of(std::string path);

  Place database_, log_;
};

// Writes everything that the open database contains, even if its files were removed, to a new file
// `<database>-rescued-<time>`, and returns its path.
Result<std::string> rescue(Connection&, const std::filesystem::path& database);

}  // namespace filon::server::sqlite

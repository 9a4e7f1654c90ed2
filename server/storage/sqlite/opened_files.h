// Notices that the files of an open database were removed, renamed, replaced or truncated. What is written to them
// still succeeds, but nobody will find it again.
#pragma once

#include <cstdint>
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

  // The first file that is at its place and shorter than SQLite left it. The connection is to this database.
  std::optional<std::string> truncated(const Connection&) const;
  // The database has this size at least, from now on.
  void remember_size();

 private:
  struct Place {
    std::string path;
    dev_t device = 0;
    ino_t file = 0;
  };
  static Place place_of(std::string path);

  // Nothing if another file is at this place.
  static std::optional<std::uint64_t> size_of(const Place&);

  Place database_, log_;
  std::uint64_t database_size_ = 0;
};

// Writes everything that the open database contains, even if its files were removed, to a new file
// `<database>-rescued-<time>`, and returns its path.
Result<std::string> rescue(Connection&, const std::filesystem::path& database);

}  // namespace filon::server::sqlite

#include "server/storage/sqlite/neighbours.h"

#include <array>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string_view>

#include "server/storage/sqlite/migrate.h"

namespace filon::server {

namespace {

// Without SQLite, which might change files beside it (https://sqlite.org/fileformat2.html#the_database_header).
bool is_database_of_filon(const std::filesystem::path& path) {
  std::array<char, 100> header{};
  std::ifstream file(path, std::ios::binary);
  if (!file.read(header.data(), std::ssize(header))) return false;
  std::int64_t owner = 0;
  for (std::size_t n = 68; n < 72; ++n) owner = owner << 8 | static_cast<unsigned char>(header[n]);
  constexpr std::string_view begins = "SQLite format 3";
  return std::string_view(header.data(), begins.size()) == begins && owner == sqlite::application_id;
}

}  // namespace

std::optional<std::filesystem::path> other_database_beside(const std::filesystem::path& path) {
  const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
  std::error_code unreadable;
  for (std::filesystem::directory_iterator one(folder, unreadable), end; !unreadable && one != end;
       one.increment(unreadable)) {
    std::error_code unknown;
    const bool is_candidate = one->path().extension() == ".sqlite" && one->path().filename() != path.filename() &&
                              one->is_regular_file(unknown);
    if (is_candidate && is_database_of_filon(one->path())) return one->path();
  }
  return {};
}

}  // namespace filon::server

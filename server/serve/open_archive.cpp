#include "server/serve/open_archive.h"

#include <spdlog/spdlog.h>

#include "server/serve/options.h"
#include "server/storage/sqlite/neighbours.h"
#include "server/storage/sqlite/sqlite_archive.h"

namespace filon::server {
namespace {

std::optional<Error> prepare_folder(const std::filesystem::path& folder, bool is_default) {
  std::error_code failed;
  if (folder.empty() || std::filesystem::is_directory(folder, failed)) return {};
  if (!is_default)
    return Error{folder.string() + ": there is no such folder; create it, or correct the path of the database (data)"};
  std::filesystem::create_directories(folder, failed);
  if (failed) return Error{"cannot create the folder " + folder.string() + ": " + failed.message()};
  return {};
}

}  // namespace

Result<std::unique_ptr<Archive>> open_archive(const std::filesystem::path& chosen) {
  const std::filesystem::path path = chosen.empty() ? default_data() : chosen;
  if (auto error = prepare_folder(path.parent_path(), chosen.empty())) return *error;
  std::error_code unknown;
  if (!std::filesystem::exists(path, unknown))
    if (const auto other = other_database_beside(path))
      return Error{path.string() + ": this file does not exist, but " + other->string() +
                   " is a database; correct the path (data), or, to have a second database, create an empty file of "
                   "that name first"};
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  const bool is_new = unknown || size == 0;
  auto archive = open_sqlite(path);
  if (archive && is_new) spdlog::info("{} is a new database", path.string());
  return archive;
}

}  // namespace filon::server

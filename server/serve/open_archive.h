// Opens the database of the server. A mistyped path creates nothing.
#pragma once

#include <filesystem>
#include <memory>

#include "server/storage/archive.h"

namespace filon::server {

// An empty path is default_data(), whose folder is created if it does not exist. A path that somebody has chosen must
// be in a folder that exists. If the folder has another database of Filon, a new one is created only in an empty file,
// which says that it is no mistake.
Result<std::unique_ptr<Archive>> open_archive(const std::filesystem::path& chosen);

}  // namespace filon::server

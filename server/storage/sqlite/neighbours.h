// Other databases in a folder.
#pragma once

#include <filesystem>
#include <optional>

namespace filon::server {

// A database of Filon with the ending .sqlite in the folder of this path, but not at the path itself.
std::optional<std::filesystem::path> other_database_beside(const std::filesystem::path&);

}  // namespace filon::server

// The files of a database: itself, and those whose names begin with its own.
#pragma once

#include <cstdint>
#include <filesystem>

namespace filon::server {

// Links are followed, because SQLite puts its files beside the file itself and not beside a link to it.
std::filesystem::path real_path(const std::filesystem::path&);

// The path with this at its end: "-wal".
std::filesystem::path beside(const std::filesystem::path&, const char* end);

// 0 if there is no such file.
std::uintmax_t size_of(const std::filesystem::path&);

// Creates an empty file. It will contain the secrets of running matches, so only its owner may read it. SQLite creates
// the files beside it with the same permissions. An error here is reported when SQLite opens the file. An existing file
// is not opened, because closing it would release SQLite's locks (fcntl(2)).
void make_private(const std::filesystem::path&);

// Makes durable that files in the folder of this one were created or renamed.
void sync_folder_of(const std::filesystem::path&);

}  // namespace filon::server

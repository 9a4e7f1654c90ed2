// Whether the file of a database is as long as SQLite left it. SQLite itself reads pages beyond the end as zeros, and
// some of them only weeks later.
#pragma once

#include <filesystem>
#include <optional>

#include "kernel/result.h"

namespace filon::server::sqlite {

// Reads the header, and the heads of the pages in the write-ahead log if there is one; no other pages. Nothing is said
// of files that do not exist or are empty. Requires that SQLite has not opened the file in this process, because
// closing it here would release SQLite's locks (fcntl(2)).
std::optional<Error> refuse_wrong_size(const std::filesystem::path& database);

}  // namespace filon::server::sqlite

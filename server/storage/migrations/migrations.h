// The numbered SQL files of this folder, built into the program. The n-th file brings a database from version n-1 to n.
// A released file is never edited; later changes need a new file.
#pragma once

#include <span>
#include <string_view>

namespace filon::server {

struct Migration {
  std::string_view name, sql;
};

std::span<const Migration> sqlite_migrations();

}  // namespace filon::server

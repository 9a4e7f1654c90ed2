// The numbered SQL files of this folder, built into the program. The n-th brings a database from version n-1 to n; a
// file that was released is never edited, the next one changes what it made.
#pragma once

#include <span>
#include <string_view>

namespace filon::server {

struct Migration {
  std::string_view name, sql;
};

std::span<const Migration> sqlite_migrations();

}  // namespace filon::server

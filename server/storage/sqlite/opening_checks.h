// Notices at the start that files of the database are missing, truncated or older than they were. SQLite would open
// many of them and say nothing, and players would lose what they were told. Nothing is changed by a refusal.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "server/storage/sqlite/running_mark.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

// What can be seen before SQLite opens them.
std::optional<Error> refuse_files(const std::filesystem::path&, const RunningMark::Left&);
// The same, but the database may have a second name (a hard link).
std::optional<Error> refuse_incomplete_files(const std::filesystem::path&, const RunningMark::Left&);

// A database that has less than the last server had committed.
std::optional<Error> find_lost_rows(Connection&, std::int64_t newest);
// The same; if it is refused, closing the connection does not change it.
std::optional<Error> refuse_lost_rows(Connection&, std::int64_t newest);

// The newest id of the journal; 0 if there is none.
Result<std::int64_t> newest_row(Connection&);

}  // namespace filon::server::sqlite

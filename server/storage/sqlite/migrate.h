// Migrates a database to the newest version. The version is PRAGMA user_version.
#pragma once

#include <optional>
#include <span>

#include "server/storage/migrations/migrations.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

// Fails if the version is newer than the last migration, or if the database belongs to another program. A migration
// that fails leaves the database at the version before it.
std::optional<Error> migrate(Connection&, std::span<const Migration>);

}  // namespace filon::server::sqlite

// Brings a database to the newest version, one migration after the other. The version is PRAGMA user_version.
#pragma once

#include <optional>
#include <span>

#include "server/storage/migrations/migrations.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

// Fails for a database of a version above the last migration, and for one that is not Filon's. A migration that fails
// leaves the database at the version before it.
std::optional<Error> migrate(Connection&, std::span<const Migration>);

}  // namespace filon::server::sqlite

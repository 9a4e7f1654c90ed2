// Migrates a database to the newest version. The version is PRAGMA user_version.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "server/storage/migrations/migrations.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

constexpr std::int64_t application_id = 0x46696c6f;  // as in 0001-tables.sql

// The database of another program. An empty one belongs to nobody.
std::optional<Error> refuse_foreign_database(Connection&);

// A version that is newer than the newest that this program knows.
std::optional<Error> refuse_newer_version(const Connection&, std::int64_t version, std::int64_t newest);

// Both; changes nothing.
std::optional<Error> refuse_to_migrate(Connection&, std::span<const Migration>);

// Fails if the version is newer than the last migration, or if the database belongs to another program. A migration
// that fails leaves the database at the version before it.
std::optional<Error> migrate(Connection&, std::span<const Migration>);

}  // namespace filon::server::sqlite

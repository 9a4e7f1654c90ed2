#include "server/storage/sqlite/migrate.h"

#include <iterator>

namespace filon::server::sqlite {

namespace {

std::optional<Error> apply(Connection& connection, const Migration& migration, std::size_t version) {
  std::optional<Error> error = connection.run("BEGIN IMMEDIATE");
  if (!error) error = connection.run(std::string(migration.sql));
  if (!error) error = connection.run("PRAGMA user_version = " + std::to_string(version));
  if (!error) error = connection.run("COMMIT");
  if (!error) return {};
  if (connection.is_in_transaction()) connection.run("ROLLBACK");
  return Error{error->sentence + " in the migration " + std::string(migration.name)};
}

}  // namespace

std::optional<Error> refuse_foreign_database(Connection& connection) {
  const Result<std::int64_t> owner = connection.number("PRAGMA application_id");
  if (!owner) return Error{owner.error()};
  if (*owner == application_id) return {};
  const Result<std::int64_t> tables = connection.number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return Error{tables.error()};
  if (*owner == 0 && *tables == 0) return {};
  return Error{connection.path() + ": this database belongs to another program"};
}

std::optional<Error> refuse_newer_version(const Connection& connection, std::int64_t version, std::int64_t newest) {
  if (version >= 0 && version <= newest) return {};
  return Error{connection.path() + ": this database was written by a newer Filon (its version is " +
               std::to_string(version) + ", this program knows up to " + std::to_string(newest) +
               "); use the newer program, or another file"};
}

std::optional<Error> refuse_to_migrate(Connection& connection, std::span<const Migration> migrations) {
  if (auto error = refuse_foreign_database(connection)) return error;
  const Result<std::int64_t> version = connection.number("PRAGMA user_version");
  if (!version) return Error{version.error()};
  return refuse_newer_version(connection, *version, std::ssize(migrations));
}

std::optional<Error> migrate(Connection& connection, std::span<const Migration> migrations) {
  if (auto error = refuse_to_migrate(connection, migrations)) return error;
  const Result<std::int64_t> version = connection.number("PRAGMA user_version");
  if (!version) return Error{version.error()};
  for (auto done = static_cast<std::size_t>(*version); done < migrations.size(); ++done) {
    if (auto error = apply(connection, migrations[done], done + 1)) return error;
  }
  return {};
}

}  // namespace filon::server::sqlite

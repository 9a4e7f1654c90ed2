// Writes changes to a SQLite database, inside the transactions of a Writer.
#pragma once

#include <memory>
#include <unordered_map>
#include <utility>

#include "server/storage/ledger.h"
#include "server/storage/sqlite/checkpointer.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

class SqliteLedger : public Ledger {
 public:
  // Requires: both are connections to the same database, which is migrated and in WAL mode.
  static Result<std::unique_ptr<SqliteLedger>> on(Connection writing, Connection checkpointing);

  std::optional<Error> begin() override;
  std::optional<Failure> write(const Change&) override;
  std::optional<Error> commit() override;
  void rollback() override;
  bool is_temporary() const override;
  void tidy() override;

 private:
  SqliteLedger(Connection writing, Connection checkpointing)
      : connection_(std::move(writing)), checkpointer_(std::move(checkpointing)) {}

  std::optional<Error> prepare();
  std::optional<Failure> write(const Append&);
  std::optional<Failure> write(const Finish&);
  std::optional<Failure> write(const Drop&);
  Result<bool> is_finished(const TableId&);
  Result<std::int64_t> last_number(const TableId&);

  Connection connection_;  // outlives the statements
  Statement begin_, commit_, rollback_;
  Statement last_number_, insert_entry_, entries_, delete_entries_;
  Statement find_finished_, insert_finished_;
  // A cache of last numbers; it is valid because nobody else writes to the database.
  std::unordered_map<TableId, std::int64_t> last_numbers_;
  Checkpointer checkpointer_;
  int pages_in_log_ = 0;
};

}  // namespace filon::server::sqlite

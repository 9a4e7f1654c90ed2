// Writes changes to a SQLite database, inside the transactions of a Writer.
#pragma once

#include <memory>
#include <utility>

#include "server/storage/ledger.h"
#include "server/storage/sqlite/checkpointer.h"
#include "server/storage/sqlite/journal_index.h"
#include "server/storage/sqlite/opened_files.h"
#include "server/storage/sqlite/running_mark.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

class SqliteLedger : public Ledger {
 public:
  // Requires: both are connections to the same database, which is migrated and in WAL mode. The mark outlives this.
  static Result<std::unique_ptr<SqliteLedger>> on(Connection writing, Connection checkpointing, RunningMark&);

  std::optional<Error> begin() override;
  std::optional<Failure> write(const Change&) override;
  std::optional<Error> commit() override;
  void rollback() override;
  // Fails while a file of the database is not at its place; then a copy of everything is written once. Fails for ever
  // if a file was truncated.
  std::optional<Error> confirm() override;
  bool is_temporary() const override;
  void tidy() override;

 private:
  SqliteLedger(Connection writing, Connection checkpointing, RunningMark& mark)
      : connection_(std::move(writing)),
        mark_(mark),
        files_(connection_.path()),
        checkpointer_(std::move(checkpointing)) {}

  std::optional<Error> prepare();
  std::optional<Error> read_index();
  std::optional<Error> clean(RowId chunk);
  std::optional<Error> insert_mark(const TableId&);
  void write_mark();
  std::optional<Error> find_truncation();
  std::optional<Failure> write(const Append&);
  std::optional<Failure> write(const Finish&);
  std::optional<Failure> write(const Drop&);
  Result<bool> is_finished(const TableId&);

  Connection connection_;  // outlives the statements
  Statement begin_, commit_, rollback_;
  Statement insert_entry_, find_entry_, delete_entry_, chunk_, delete_chunk_;
  Statement find_finished_, insert_finished_;
  JournalIndex index_;  // nobody else writes to the database
  RunningMark& mark_;
  RowId marked_ = 0;  // what it says
  OpenedFiles files_;
  std::optional<Error> truncated_;
  std::optional<Result<std::string>> rescued_;  // since a file is lost
  int confirms_ = 0;                            // since the rescue failed
  Checkpointer checkpointer_;
  int pages_in_log_ = 0;
};

}  // namespace filon::server::sqlite

// The live tables of a database: the entries of its journal, without those of finished tables.
#pragma once

#include <unordered_map>
#include <vector>

#include "server/storage/archive.h"
#include "server/storage/sqlite/sqlite.h"

namespace filon::server::sqlite {

// Whether tables are finished. It asks once for each table, so use it only within one reading of the journal.
class FinishedOnes {
 public:
  // `find` takes a table and has a row if the table is finished.
  explicit FinishedOnes(Statement& find) : find_(find) {}
  Result<bool> contain(const TableId&);

 private:
  Statement& find_;
  std::unordered_map<TableId, bool> known_;
};

class LiveTables {
 public:
  static Result<LiveTables> on(Connection&);

  // Sorted by table. A log with a gap ends before it.
  Result<std::vector<LiveTable>> read();

 private:
  LiveTables(Statement entries, Statement find_finished)
      : entries_(std::move(entries)), find_finished_(std::move(find_finished)) {}

  Statement entries_, find_finished_;
};

}  // namespace filon::server::sqlite

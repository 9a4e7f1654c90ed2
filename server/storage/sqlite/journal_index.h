// Where the entries of live tables are in the journal (the table `entry`), and which parts of it are worth cleaning.
// The database has no such index: it would write a page for each table again.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/storage/archive.h"

namespace filon::server::sqlite {

using RowId = std::int64_t;

// Ids in growing order, stored as differences of seven bits in each byte: one byte an entry while up to 127 tables
// play at once, two bytes up to 16,383. So a table of 200 entries takes 200 to 400 bytes.
class RowIds {
 public:
  void add(RowId);  // larger than all before
  void remove(RowId);
  std::vector<RowId> all() const;

 private:
  std::vector<unsigned char> differences_;
  RowId last_ = 0;
};

// Changes count for the tables at once, and can be rolled back until they are committed.
class JournalIndex {
 public:
  // Rows are cleaned in chunks of this many ids. A chunk is cleaned when at most a quarter of it is live: so the
  // journal is never much larger than four times its live rows, and one row is written again for three that are freed.
  static constexpr RowId chunk_rows = 512;
  static RowId chunk_of(RowId row) { return row / chunk_rows; }

  // While the journal is read from its beginning. `live` is false for rows of tables that are over.
  void read(RowId, const TableId&, std::uint32_t number, bool live);
  void end_reading();

  bool is_live(const TableId& table) const { return logs_.contains(table); }
  std::uint32_t last_number(const TableId&) const;  // 0: the table is not live
  RowId newest() const { return newest_; }

  // Each returns the id of a new row.
  RowId append(const TableId&, std::uint32_t number);
  RowId append_mark() { return ++newest_; }
  RowId move(const TableId&, RowId from);
  // Returns the rows of a table that is over.
  std::vector<RowId> remove(const TableId&);

  void commit();
  void rollback();

  // The oldest chunk that is worth cleaning, never the one with the newest row.
  std::optional<RowId> sparse_chunk() const;
  // It was cleaned, or cannot be.
  void forget_chunk(RowId chunk);

 private:
  struct Log {
    std::uint32_t last_number = 0;
    RowIds rows;
  };

  void remember(const TableId&);
  void consider(RowId chunk);

  std::unordered_map<TableId, Log> logs_;
  RowId newest_ = 0;
  std::map<RowId, int> live_rows_;  // of each chunk that has rows
  std::set<RowId> sparse_;

  // The transaction: the tables as they were before it, and rows that became live (+1) or not (-1).
  std::unordered_map<TableId, std::optional<Log>> before_;
  RowId newest_before_ = 0;
  std::vector<std::pair<RowId, int>> changes_;
};

}  // namespace filon::server::sqlite

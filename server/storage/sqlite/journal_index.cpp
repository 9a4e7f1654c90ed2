#include "server/storage/sqlite/journal_index.h"

#include <algorithm>

namespace filon::server::sqlite {

void RowIds::add(RowId row) {
  constexpr std::size_t most_bytes = 10, step = 64;
  // In small steps, because thousands of tables have such a list.
  if (differences_.capacity() - differences_.size() < most_bytes) differences_.reserve(differences_.size() + step);
  auto difference = static_cast<std::uint64_t>(row - last_);
  for (; difference >= 0x80; difference >>= 7) differences_.push_back((difference & 0x7f) | 0x80);
  differences_.push_back(static_cast<unsigned char>(difference));
  last_ = row;
}

void RowIds::remove(RowId row) {
  const std::vector<RowId> rows = all();
  *this = {};
  for (const RowId one : rows)
    if (one != row) add(one);
}

std::vector<RowId> RowIds::all() const {
  std::vector<RowId> rows;
  std::uint64_t row = 0, difference = 0;
  unsigned shift = 0;
  for (const unsigned char byte : differences_) {
    difference |= std::uint64_t{byte & 0x7fu} << shift;
    shift += 7;
    if (byte >= 0x80) continue;
    rows.push_back(static_cast<RowId>(row += difference));
    difference = shift = 0;
  }
  return rows;
}

void JournalIndex::read(RowId row, const TableId& table, std::uint32_t number, bool live) {
  newest_ = newest_before_ = row;
  int& live_rows = live_rows_[chunk_of(row)];
  if (!live) return;
  ++live_rows;
  Log& log = logs_[table];
  log.rows.add(row);
  log.last_number = std::max(log.last_number, number);  // rows that were moved come late
}

void JournalIndex::end_reading() {
  for (const auto& [chunk, rows] : live_rows_) consider(chunk);
}

std::uint32_t JournalIndex::last_number(const TableId& table) const {
  const auto found = logs_.find(table);
  return found == logs_.end() ? 0 : found->second.last_number;
}

RowId JournalIndex::append(const TableId& table, std::uint32_t number) {
  remember(table);
  Log& log = logs_[table];
  log.rows.add(++newest_);
  log.last_number = number;
  changes_.emplace_back(newest_, +1);
  return newest_;
}

RowId JournalIndex::move(const TableId& table, RowId from) {
  remember(table);
  RowIds& rows = logs_.at(table).rows;
  rows.remove(from);
  rows.add(++newest_);
  changes_.emplace_back(from, -1);
  changes_.emplace_back(newest_, +1);
  return newest_;
}

std::vector<RowId> JournalIndex::remove(const TableId& table) {
  remember(table);
  const auto found = logs_.find(table);
  if (found == logs_.end()) return {};
  std::vector<RowId> rows = found->second.rows.all();
  for (const RowId row : rows) changes_.emplace_back(row, -1);
  logs_.erase(found);
  return rows;
}

void JournalIndex::remember(const TableId& table) {
  const auto [before, is_new] = before_.try_emplace(table);
  if (!is_new) return;
  if (const auto found = logs_.find(table); found != logs_.end()) before->second = found->second;
}

void JournalIndex::commit() {
  for (const auto& [row, change] : changes_) live_rows_[chunk_of(row)] += change;
  for (const auto& [row, change] : changes_)
    if (change < 0) consider(chunk_of(row));
  // These are complete now. They may have only rows of tables that are over, which are no changes.
  for (RowId chunk = chunk_of(newest_before_); chunk < chunk_of(newest_); ++chunk) {
    live_rows_.try_emplace(chunk, 0);
    consider(chunk);
  }
  newest_before_ = newest_;
  changes_.clear();
  before_.clear();
}

void JournalIndex::rollback() {
  for (auto& [table, log] : before_) {
    if (log) {
      logs_[table] = std::move(*log);
    } else {
      logs_.erase(table);
    }
  }
  newest_ = newest_before_;
  changes_.clear();
  before_.clear();
}

void JournalIndex::consider(RowId chunk) {
  const auto found = live_rows_.find(chunk);
  if (found != live_rows_.end() && RowId{found->second} * 4 <= chunk_rows && chunk < chunk_of(newest_))
    sparse_.insert(chunk);
}

std::optional<RowId> JournalIndex::sparse_chunk() const {
  if (sparse_.empty()) return {};
  return *sparse_.begin();
}

void JournalIndex::forget_chunk(RowId chunk) {
  sparse_.erase(chunk);
  live_rows_.erase(chunk);
}

}  // namespace filon::server::sqlite

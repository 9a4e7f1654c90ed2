#include "server/storage/sqlite/live_tables.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace filon::server::sqlite {

namespace {

using Numbered = std::pair<std::int64_t, std::string>;

LiveTable live_table(const TableId& name, std::vector<Numbered>& entries) {
  LiveTable table{name, {}};
  // They are in the order of writing, and cleaning writes old entries again.
  std::sort(entries.begin(), entries.end());
  for (auto& [number, text] : entries) {
    if (number != static_cast<std::int64_t>(table.log.size()) + 1) {
      table.damage = Error{"entry " + std::to_string(table.log.size() + 1) + " is missing"};
      break;
    }
    table.log.push_back(std::move(text));
  }
  return table;
}

}  // namespace

Result<bool> FinishedOnes::contain(const TableId& table) {
  const auto [known, is_new] = known_.try_emplace(table, false);
  if (!is_new) return known->second;
  Rows rows = find_.with(table);
  known->second = rows.next();
  if (auto error = rows.failure()) return *error;
  return known->second;
}

Result<LiveTables> LiveTables::on(Connection& connection) {
  Result<Statement> entries = connection.prepare("SELECT table_id, number, text FROM entry WHERE number > 0");
  if (!entries) return Error{entries.error()};
  Result<Statement> find_finished = connection.prepare("SELECT 1 FROM finished WHERE table_id = ?");
  if (!find_finished) return Error{find_finished.error()};
  return LiveTables(*std::move(entries), *std::move(find_finished));
}

Result<std::vector<LiveTable>> LiveTables::read() {
  std::map<TableId, std::vector<Numbered>> logs;
  {
    FinishedOnes finished(find_finished_);
    // Both statements see the same moment, because the first one is not at its end while the second one runs.
    Rows rows = entries_.with();
    while (rows.next()) {
      const TableId table(rows.bytes(0));
      const Result<bool> over = finished.contain(table);
      if (!over) return Error{over.error()};
      if (!*over) logs[table].emplace_back(rows.number(1), rows.bytes(2));
    }
    if (auto error = rows.failure()) return *error;
  }
  std::vector<LiveTable> tables;
  for (auto& [table, entries] : logs) tables.push_back(live_table(table, entries));
  return tables;
}

}  // namespace filon::server::sqlite

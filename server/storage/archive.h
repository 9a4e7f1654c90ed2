// Stores tables. A table is its log: numbered entries that, applied in order, bring it back to the exact question. An
// entry is durable before its effects are sent to anybody.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/result.h"

namespace filon::server {

using TableId = std::string;

struct Entry {
  TableId table;
  std::uint32_t number = 0;  // 1, 2, 3 … within its table
  std::string text;
  friend bool operator==(const Entry&, const Entry&) = default;
};

// A table that still runs, with its whole log.
struct LiveTable {
  TableId table;
  std::vector<std::string> log;
  std::optional<Error> damage = {};  // why the log ends too early
  friend bool operator==(const LiveTable&, const LiveTable&) = default;
};

// A finished table: its summary for lists, the record of its match, and its whole log, compressed.
struct FinishedTable {
  TableId table;
  std::string summary;  // JSON; its member "code" finds the table, too
  std::string record;   // the match as text, docs/notation.md
  std::vector<std::string> log;
  std::int64_t finished_at = 0;  // seconds since 1970
  friend bool operator==(const FinishedTable&, const FinishedTable&) = default;
};

class Archive {
 public:
  // Called once, on a thread of the archive and in the order of the calls, when the write is durable, or with an error
  // if it failed. It must not throw and must be quick, because other writes wait for it.
  using Done = std::function<void(std::optional<Error>)>;

  // Finishes all waiting writes.
  virtual ~Archive() = default;

  // All functions may be called by many threads at once. Writing functions return before the write is done and never
  // block: who calls them looks at trouble() and does not begin anything new while there is some.

  // The entries of one call become durable together. Entries of one table arrive in the order of their numbers.
  // Fails as a whole if a number does not follow the last one of its table, or if the table is finished.
  virtual void append(std::vector<Entry>, Done) = 0;
  // Moves a table with its log from the live to the finished tables. The given log has only the last entries, which
  // were not appended: they become durable together with the end. Fails if the table is finished already.
  virtual void finish(FinishedTable, Done) = 0;
  // Deletes a live table. An unknown table is not an error.
  virtual void drop(TableId, Done) = 0;

  // What prevents or delays writing at the moment, such as a full disk. Writes are retried until it is solved.
  virtual std::optional<Error> trouble() const { return {}; }
  // From now on a write that cannot be done at once fails.
  virtual void stop_retrying() {}

  virtual Result<std::vector<LiveTable>> live() = 0;
  virtual Result<std::optional<FinishedTable>> finished(std::string_view table) = 0;
  // By the code in its summary: of several, the one that was finished last.
  virtual Result<std::optional<FinishedTable>> finished_by_code(std::string_view code) = 0;
  // Newest first, also within one second.
  virtual Result<std::vector<FinishedTable>> latest(int at_most) = 0;
};

}  // namespace filon::server

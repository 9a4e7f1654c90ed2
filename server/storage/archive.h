// Where tables are kept. A table is its log: numbered entries that, applied in order, bring it back to the exact
// question. An entry is durable before anybody hears of what it says.
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

// A table that is over: what is shown in lists, its match, and all that was logged there, kept small.
struct FinishedTable {
  TableId table;
  std::string summary;  // JSON
  std::string record;   // the match as text, docs/notation.md
  std::vector<std::string> log;
  std::int64_t finished_at = 0;  // seconds since 1970
  friend bool operator==(const FinishedTable&, const FinishedTable&) = default;
};

class Archive {
 public:
  // Called once, from a thread of the archive's own and in the order of asking, when the entries are durable, or with
  // the error when they never will be. It must not throw; the others wait for it, so it only hands the answer on.
  using Done = std::function<void(std::optional<Error>)>;

  // Writes and answers what still waits.
  virtual ~Archive() = default;

  // All of these may be called by many threads at once. Writing returns before it is done, but waits while very much
  // is waiting already, except in a Done.

  // What callers bring together becomes durable together. Entries of one table arrive in the order of their numbers.
  // Fails as a whole if a number does not follow the last one of its table, or if the table is finished.
  virtual void append(std::vector<Entry>, Done) = 0;
  // Moves a table with its log from the live ones to the finished ones. What is given as its log are the last entries,
  // which were not appended: they become durable together with the end. Fails if it is finished already.
  virtual void finish(FinishedTable, Done) = 0;
  // Forgets a live table: nobody came. There is nothing to fail when it is not known.
  virtual void drop(TableId, Done) = 0;

  // What stands in the way of writing just now, such as a full disk: everything waits until it passes.
  virtual std::optional<Error> trouble() const { return {}; }
  // No more waiting for that: what cannot be written at once fails.
  virtual void hurry() {}

  virtual Result<std::vector<LiveTable>> live() = 0;
  virtual Result<std::optional<FinishedTable>> finished(std::string_view table) = 0;
  // Newest first; of those finished in the same second, the one which came last.
  virtual Result<std::vector<FinishedTable>> latest(int at_most) = 0;
};

}  // namespace filon::server

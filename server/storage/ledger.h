// A database with transactions, and changes written inside them. Only the thread of one Writer calls it.
#pragma once

#include <optional>

#include "server/storage/change.h"

namespace filon::server {

class Ledger {
 public:
  struct Failure {
    Error error;
    // False: the change was refused before any part of it was written, and the transaction continues without it.
    bool breaks_transaction = true;
  };

  virtual ~Ledger() = default;

  virtual std::optional<Error> begin() = 0;
  virtual std::optional<Failure> write(const Change&) = 0;
  // If it fails, rollback() must undo the whole transaction.
  virtual std::optional<Error> commit() = 0;
  virtual void rollback() = 0;
  // Called after a commit and before the callbacks. An error says why what was committed cannot be reported yet; then
  // this is called again until it can. Also called about once a second while nothing is written, and once before the
  // end: an error then says that nothing new could be reported, although nobody waits for it yet.
  virtual std::optional<Error> confirm() { return {}; }
  // Whether the last failure had an external cause that may be solved, such as a full disk or another program that
  // writes.
  virtual bool is_temporary() const { return false; }
  // Called after all callbacks, for work that nobody should wait for.
  virtual void tidy() {}
};

}  // namespace filon::server

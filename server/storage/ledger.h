// What a database must offer to be written in groups: transactions, and changes written inside them. Only the thread
// of one Writer calls it.
#pragma once

#include <optional>

#include "server/storage/change.h"

namespace filon::server {

class Ledger {
 public:
  struct Failure {
    Error error;
    // False: the change was refused before anything of it was written, and the transaction goes on without it.
    bool spoils_transaction = true;
  };

  virtual ~Ledger() = default;

  virtual std::optional<Error> begin() = 0;
  virtual std::optional<Failure> write(const Change&) = 0;
  // After a failure nothing of the transaction may stay, once rollback() was called.
  virtual std::optional<Error> commit() = 0;
  virtual void rollback() = 0;
  // The last failure was not the change's fault, and may pass: a full disk, another program that writes.
  virtual bool may_pass() const { return false; }
  // Called after everybody has their answer: the moment for work nobody should wait for.
  virtual void tidy() {}
};

}  // namespace filon::server

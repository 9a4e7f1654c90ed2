// Group commit: one thread writes everything that waits in one transaction, then answers in the order of asking. The
// more callers there are, the fewer transactions each of them pays for.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "server/storage/ledger.h"

namespace filon::server {

class Writer {
 public:
  Writer(std::unique_ptr<Ledger>, std::size_t most_waiting_bytes);
  // Writes and answers what waits, and what the answered add meanwhile.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Waits while too much is waiting already, except in a Done: the writer must not wait for itself.
  void add(Change, Archive::Done);

  // What stands in the way of writing just now, and passes perhaps. Everything waits for that, until hurry() was
  // called.
  std::optional<Error> trouble() const;
  void hurry();

 private:
  struct Job {
    Change change;
    Archive::Done done;
    std::optional<Error> error = {};
  };

  enum class Outcome { Settled, Broken, InTrouble };

  void work();
  void settle(std::vector<Job>&);
  bool settle_patiently(Job* first, Job* last);
  Outcome settle_together(Job* first, Job* last);

  std::unique_ptr<Ledger> ledger_;
  const std::size_t most_waiting_bytes_;

  mutable std::mutex mutex_;
  std::condition_variable work_came_;
  std::condition_variable room_came_;
  std::condition_variable haste_came_;
  std::vector<Job> waiting_;
  std::size_t waiting_bytes_ = 0;
  bool closing_ = false;
  bool in_haste_ = false;
  std::optional<Error> trouble_;

  std::thread thread_;
};

}  // namespace filon::server

// Group commit: one thread writes everything in the queue in one transaction, then calls back in order. Many callers
// share the cost of one transaction.
#pragma once

#include <chrono>
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
  // How often the ledger is asked whether all is well while nothing is written.
  static constexpr std::chrono::milliseconds usual_look_interval{1000};

  Writer(std::unique_ptr<Ledger>, std::size_t most_waiting_bytes,
         std::chrono::milliseconds look_interval = usual_look_interval);
  // Finishes the queue, including what callbacks add meanwhile.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // Never blocks. While more waits than there should, trouble() says so.
  void add(Change, Archive::Done);

  // A temporary problem that prevents or delays writing. Writes are retried until it is solved or stop_retrying() is
  // called.
  std::optional<Error> trouble() const;
  void stop_retrying();

 private:
  struct Job {
    Change change;
    Archive::Done done;
    std::optional<Error> error = {};
  };

  enum class Outcome { Written, Failed, Blocked };

  void work();
  void look();
  void write_jobs(std::vector<Job>&);
  bool write_with_retry(Job* first, Job* last);
  Outcome write_transaction(Job* first, Job* last);
  void confirm(Job* first, Job* last);

  std::unique_ptr<Ledger> ledger_;
  const std::size_t most_waiting_bytes_;
  const std::chrono::milliseconds look_interval_;

  mutable std::mutex mutex_;
  std::condition_variable job_added_;
  std::condition_variable retry_stop_;
  std::vector<Job> waiting_;
  std::size_t waiting_bytes_ = 0;
  bool closing_ = false;
  bool retry_stopped_ = false;
  std::optional<Error> trouble_;

  std::thread thread_;
};

}  // namespace filon::server

#include "writer.h"

#include <utility>

namespace filon::server {

Writer::Writer(std::unique_ptr<Ledger> ledger, std::size_t most_waiting_bytes)
    : ledger_(std::move(ledger)), most_waiting_bytes_(most_waiting_bytes), thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  work_came_.notify_one();
  thread_.join();
}

void Writer::add(Change change, Archive::Done done) {
  const std::size_t bytes = weight(change);
  {
    std::unique_lock lock(mutex_);
    // What is larger than the whole queue goes alone.
    const auto has_room = [&] { return waiting_.empty() || waiting_bytes_ + bytes <= most_waiting_bytes_; };
    if (std::this_thread::get_id() != thread_.get_id()) room_came_.wait(lock, has_room);
    waiting_.push_back({std::move(change), std::move(done)});
    waiting_bytes_ += bytes;
  }
  work_came_.notify_one();
}

void Writer::work() {
  std::vector<Job> jobs;
  while (true) {
    {
      std::unique_lock lock(mutex_);
      work_came_.wait(lock, [&] { return closing_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      std::swap(jobs, waiting_);
      waiting_bytes_ = 0;
    }
    room_came_.notify_all();
    settle(jobs);
    for (Job& job : jobs) {
      if (job.done) job.done(std::move(job.error));
    }
    jobs.clear();
    ledger_->tidy();
  }
}

void Writer::settle(std::vector<Job>& jobs) {
  Job* const first = jobs.data();
  Job* const last = first + jobs.size();
  if (settle_together(first, last) || jobs.size() == 1) return;
  // Somebody's change broke the transaction of all; alone, it breaks only its own.
  for (Job* job = first; job != last; ++job) settle_together(job, job + 1);
}

// Gives every job its answer in one transaction. False if that broke: then nothing is written.
bool Writer::settle_together(Job* first, Job* last) {
  const auto fail_all = [&](const Error& error) {
    for (Job* job = first; job != last; ++job) job->error = error;
  };
  if (const std::optional<Error> error = ledger_->begin()) {
    // One by one they could not begin either, and each would wait for the lock once more.
    fail_all(*error);
    return true;
  }
  for (Job* job = first; job != last; ++job) {
    std::optional<Ledger::Failure> failure = ledger_->write(job->change);
    if (failure && failure->spoils_transaction) {
      ledger_->rollback();
      fail_all(failure->error);
      return false;
    }
    job->error = failure ? std::optional(std::move(failure->error)) : std::nullopt;
  }
  if (const std::optional<Error> error = ledger_->commit()) {
    ledger_->rollback();
    fail_all(*error);
    return false;
  }
  return true;
}

}  // namespace filon::server

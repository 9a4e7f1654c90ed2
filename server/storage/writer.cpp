#include "server/storage/writer.h"

#include <utility>

namespace filon::server {
namespace {

constexpr std::chrono::milliseconds retry_interval{200};

}  // namespace

Writer::Writer(std::unique_ptr<Ledger> ledger, std::size_t most_waiting_bytes, std::chrono::milliseconds look_interval)
    : ledger_(std::move(ledger)),
      most_waiting_bytes_(most_waiting_bytes),
      look_interval_(look_interval),
      thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  stop_retrying();
  job_added_.notify_one();
  thread_.join();
}

std::optional<Error> Writer::trouble() const {
  const std::lock_guard lock(mutex_);
  if (!trouble_ && waiting_bytes_ > most_waiting_bytes_) return Error{"the disk is too slow: too much waits for it"};
  return trouble_;
}

void Writer::stop_retrying() {
  {
    const std::lock_guard lock(mutex_);
    retry_stopped_ = true;
  }
  retry_stop_.notify_one();
}

void Writer::add(Change change, Archive::Done done) {
  const std::size_t bytes = weight(change);
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(change), std::move(done)});
    waiting_bytes_ += bytes;
  }
  job_added_.notify_one();
}

void Writer::work() {
  std::vector<Job> jobs;
  while (true) {
    {
      std::unique_lock lock(mutex_);
      job_added_.wait_for(lock, look_interval_, [&] { return closing_ || !waiting_.empty(); });
      if (waiting_.empty()) {
        const bool ends = closing_;
        lock.unlock();
        look();
        if (ends) return;
        continue;
      }
      std::swap(jobs, waiting_);
      waiting_bytes_ = 0;
    }
    write_jobs(jobs);
    for (Job& job : jobs) {
      if (job.done) job.done(std::move(job.error));
    }
    jobs.clear();
    ledger_->tidy();
  }
}

// Trouble is noticed while nobody plays, too, and again before the database is closed.
void Writer::look() {
  std::optional<Error> error = ledger_->confirm();
  const std::lock_guard lock(mutex_);
  trouble_ = std::move(error);
}

void Writer::write_jobs(std::vector<Job>& jobs) {
  Job* const first = jobs.data();
  Job* const last = first + jobs.size();
  if (write_with_retry(first, last) || jobs.size() == 1) return;
  // One change broke the transaction. Written one by one, only that change fails.
  for (Job* job = first; job != last; ++job) write_with_retry(job, job + 1);
}

// Retries while the cause is temporary. False: a change broke the transaction.
bool Writer::write_with_retry(Job* first, Job* last) {
  while (true) {
    const Outcome outcome = write_transaction(first, last);
    if (outcome == Outcome::Written) confirm(first, last);
    std::unique_lock lock(mutex_);
    trouble_ = outcome == Outcome::Blocked ? first->error : std::nullopt;
    if (outcome != Outcome::Blocked) return outcome == Outcome::Written;
    // Writing them one by one would not help.
    if (retry_stop_.wait_for(lock, retry_interval, [&] { return retry_stopped_; })) return true;
  }
}

// Waits until what was committed can be reported.
void Writer::confirm(Job* first, Job* last) {
  while (const std::optional<Error> error = ledger_->confirm()) {
    std::unique_lock lock(mutex_);
    trouble_ = error;
    if (!retry_stop_.wait_for(lock, retry_interval, [&] { return retry_stopped_; })) continue;
    for (Job* job = first; job != last; ++job) job->error = error;
    return;
  }
}

// Writes all jobs in one transaction and sets their results. If it fails, nothing is written.
Writer::Outcome Writer::write_transaction(Job* first, Job* last) {
  const auto fail_all = [&](const Error& error) {
    const Outcome outcome = ledger_->is_temporary() ? Outcome::Blocked : Outcome::Failed;
    ledger_->rollback();
    for (Job* job = first; job != last; ++job) job->error = error;
    return outcome;
  };
  if (const std::optional<Error> error = ledger_->begin()) return fail_all(*error);
  for (Job* job = first; job != last; ++job) {
    std::optional<Ledger::Failure> failure = ledger_->write(job->change);
    if (failure && failure->breaks_transaction) return fail_all(failure->error);
    job->error = failure ? std::optional(std::move(failure->error)) : std::nullopt;
  }
  if (const std::optional<Error> error = ledger_->commit()) return fail_all(*error);
  return Outcome::Written;
}

}  // namespace filon::server

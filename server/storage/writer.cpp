#include "server/storage/writer.h"

#include <chrono>
#include <utility>

namespace filon::server {
namespace {

constexpr std::chrono::milliseconds before_next_try{200};

}  // namespace

Writer::Writer(std::unique_ptr<Ledger> ledger, std::size_t most_waiting_bytes)
    : ledger_(std::move(ledger)), most_waiting_bytes_(most_waiting_bytes), thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  hurry();
  work_came_.notify_one();
  thread_.join();
}

std::optional<Error> Writer::trouble() const {
  const std::lock_guard lock(mutex_);
  return trouble_;
}

void Writer::hurry() {
  {
    const std::lock_guard lock(mutex_);
    in_haste_ = true;
  }
  haste_came_.notify_one();
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
  if (settle_patiently(first, last) || jobs.size() == 1) return;
  // Somebody's change broke the transaction of all; alone, it breaks only its own.
  for (Job* job = first; job != last; ++job) settle_patiently(job, job + 1);
}

// Tries again while only the machine stands in the way. False if somebody's change did.
bool Writer::settle_patiently(Job* first, Job* last) {
  while (true) {
    const Outcome outcome = settle_together(first, last);
    std::unique_lock lock(mutex_);
    trouble_ = outcome == Outcome::InTrouble ? first->error : std::nullopt;
    if (outcome != Outcome::InTrouble) return outcome == Outcome::Settled;
    // One by one they would not fare better.
    if (haste_came_.wait_for(lock, before_next_try, [&] { return in_haste_; })) return true;
  }
}

// Gives every job its answer in one transaction. Unless it is settled nothing is written.
Writer::Outcome Writer::settle_together(Job* first, Job* last) {
  const auto fail_all = [&](const Error& error) {
    const Outcome outcome = ledger_->may_pass() ? Outcome::InTrouble : Outcome::Broken;
    ledger_->rollback();
    for (Job* job = first; job != last; ++job) job->error = error;
    return outcome;
  };
  if (const std::optional<Error> error = ledger_->begin()) return fail_all(*error);
  for (Job* job = first; job != last; ++job) {
    std::optional<Ledger::Failure> failure = ledger_->write(job->change);
    if (failure && failure->spoils_transaction) return fail_all(failure->error);
    job->error = failure ? std::optional(std::move(failure->error)) : std::nullopt;
  }
  if (const std::optional<Error> error = ledger_->commit()) return fail_all(*error);
  return Outcome::Settled;
}

}  // namespace filon::server

// Does work in numbered parts on several threads. Each result is stored under its number, so the outcome does not
// depend on the number of threads.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace filon::terminal {

// Calls work(part) for 0 <= part < parts, and finished(count) after each, from any thread. The first exception stops
// the work and is thrown here.
template <class Result, class Work, class Finished>
std::vector<Result> in_parts(int parts, int threads, Work work, Finished finished) {
  std::vector<Result> results(static_cast<std::size_t>(parts));
  std::atomic<int> next = 0;
  std::atomic<int> done = 0;
  std::exception_ptr error;
  std::mutex mutex;
  const auto run = [&] {
    try {
      for (int part = next++; part < parts; part = next++) {
        results[static_cast<std::size_t>(part)] = work(part);
        finished(++done);
      }
    } catch (...) {
      next = parts;
      const std::lock_guard lock(mutex);
      if (!error) error = std::current_exception();
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads && i < parts; ++i) others.emplace_back(run);
  run();
  for (std::thread& one : others) one.join();
  if (error) std::rethrow_exception(error);
  return results;
}

}  // namespace filon::terminal

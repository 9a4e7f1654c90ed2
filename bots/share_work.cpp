#include "bots/share_work.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include <time.h>

namespace filon::bots {

void share_work(int count, int threads, const Progress& progress, const std::function<void(int)>& work) {
  std::atomic<int> next{0};
  std::atomic<int> done{0};
  std::mutex progress_mutex;
  const auto run = [&] {
    for (int i = next++; i < count; i = next++) {
      work(i);
      const int now_done = ++done;
      if (progress && (now_done % 256 == 0 || now_done == count)) {
        const std::lock_guard lock(progress_mutex);
        progress(now_done, count);
      }
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(run);
  run();
  for (std::thread& other : others) other.join();
}

double thread_micros() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

}  // namespace filon::bots

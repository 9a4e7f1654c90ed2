// A progress bar on the terminal for long work. Prints nothing if the output is not a terminal.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

namespace filon::cli {

class Progress {
 public:
  explicit Progress(std::string what);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // May be called from any thread.
  void show(long done, long all);

 private:
  std::string what_;
  bool watched_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point next_ = begun_ + std::chrono::milliseconds(300);
  std::mutex mutex_;
};

}  // namespace filon::cli

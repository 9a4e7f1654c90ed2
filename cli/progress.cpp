#include "cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

namespace filon::cli {
namespace {
constexpr int width = 30;
constexpr std::string_view back_to_empty_line = "\r\033[K";
}  // namespace

Progress::Progress(std::string what) : what_(std::move(what)), watched_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (drawn_) fmt::print(stderr, "{}", back_to_empty_line);
}

void Progress::show(long done, long all) {
  if (!watched_ || all == 0) return;
  const std::lock_guard lock(mutex_);
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + std::chrono::milliseconds(100);
  drawn_ = true;
  const double share = static_cast<double>(done) / static_cast<double>(all);
  const double passed = std::chrono::duration<double>(now - begun_).count();
  const int full = static_cast<int>(share * width);
  std::string left;
  if (share > 0) left = fmt::format(", {:.0f} s left", passed * (1 - share) / share);
  fmt::print(stderr, "{}{} [{:#<{}}{:.<{}}] {:.0f} %{}", back_to_empty_line, what_, "", full, "", width - full,
             share * 100, left);
}

}  // namespace filon::cli

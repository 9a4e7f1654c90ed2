#include "server/serve/supervisor.h"

#include <charconv>
#include <cstdlib>
#include <cstring>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace filon::server {
namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

}  // namespace

Supervisor::Supervisor() : socket_(variable("NOTIFY_SOCKET")) {
  const std::string_view text = variable("WATCHDOG_USEC");
  std::int64_t microseconds = 0;
  std::from_chars(text.data(), text.data() + text.size(), microseconds);
  if (!socket_.empty() && microseconds > 0) watch_interval_ = std::chrono::microseconds(microseconds / 2);
}

void Supervisor::tell(std::string_view line) const {
  sockaddr_un address{};
  if (socket_.empty() || socket_.size() >= sizeof address.sun_path) return;
  address.sun_family = AF_UNIX;
  std::memcpy(address.sun_path, socket_.data(), socket_.size());
  if (socket_.front() == '@') address.sun_path[0] = '\0';  // a name without a file
  const int file = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (file < 0) return;
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + socket_.size());
  // Nobody can be told if it fails; the manager then finds out by its timeouts.
  (void)::sendto(file, line.data(), line.size(), MSG_NOSIGNAL, reinterpret_cast<const sockaddr*>(&address), size);
  ::close(file);
}

}  // namespace filon::server

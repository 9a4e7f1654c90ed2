// The service manager that started the server, if there is one: systemd is told that the server is ready, that it is
// alive, and that it stops (sd_notify(3)). The protocol is a line of text in a datagram, so it needs no library.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace filon::server {

class Supervisor {
 public:
  // From the variables NOTIFY_SOCKET and WATCHDOG_USEC of the environment.
  Supervisor();

  // Without a service manager it does nothing.
  void tell(std::string_view line) const;
  // How often it wants to hear WATCHDOG=1, twice as often to be safe. None: it does not watch.
  std::optional<std::chrono::microseconds> watch_interval() const { return watch_interval_; }

 private:
  std::string socket_;
  std::optional<std::chrono::microseconds> watch_interval_;
};

}  // namespace filon::server

// Runs `filon serve` as a child process, with a new database in a temporary folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include <sys/types.h>

namespace filon::load {

class OwnServer {
 public:
  // At a free port of the loopback address, on the given core. Throws Failed.
  explicit OwnServer(std::optional<int> core);
  // Stops the server cleanly.
  ~OwnServer();
  OwnServer(const OwnServer&) = delete;

  std::uint16_t port() const { return port_; }
  std::uint16_t metrics_port() const { return metrics_port_; }
  bool is_durable() const;

 private:
  void start(std::optional<int> core);
  void wait_for_ports();
  void stop();

  std::filesystem::path folder_;
  pid_t child_ = -1;
  std::uint16_t port_ = 0;
  std::uint16_t metrics_port_ = 0;
};

}  // namespace filon::load

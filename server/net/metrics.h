// The metrics of a running server for Prometheus. docs/operations.md lists them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/hub/hub.h"
#include "server/net/histogram.h"

namespace filon::server {

struct Metrics {
  std::chrono::system_clock::time_point started = std::chrono::system_clock::now();
  std::uint64_t sockets = 0;   // open now
  std::uint64_t requests = 0;  // over HTTP
  std::uint64_t requests_refused = 0;
  std::uint64_t too_slow = 0;  // clients dropped because they did not read
  std::uint64_t origins_refused = 0;
  std::uint64_t sockets_refused = 0;
  Histogram loop_lag;  // how late the server thread handles a timer
  // The time until entries are durable. Shared, because the archive may call back after the server was destroyed.
  std::shared_ptr<Histogram> commits = std::make_shared<Histogram>();

  std::string text(const Figures&) const;
};

std::string_view version();

}  // namespace filon::server

// The figures of a running server as Prometheus reads them: docs/operations.md lists them.
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
  Histogram loop_lag;  // how late the one thread comes to what is due
  // Until entries are durable. Shared: the archive may say so when the server is gone.
  std::shared_ptr<Histogram> commits = std::make_shared<Histogram>();

  std::string text(const Figures&) const;
};

std::string_view version();

}  // namespace filon::server

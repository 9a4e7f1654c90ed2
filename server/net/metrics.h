// The metrics of a running server for Prometheus. docs/operations.md lists them.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "server/hub/hub.h"
#include "server/net/histogram.h"

namespace filon::server {

struct Metrics {
  // Coarse figures tell nothing that the players at the tables do not see: neither how many messages or bytes were sent
  // (a role has a longer name than another) nor how much processor time or memory one answer took.
  enum class Detail { Coarse, Exact };

  std::chrono::system_clock::time_point started = std::chrono::system_clock::now();
  std::uint64_t sockets = 0;   // open now
  std::uint64_t requests = 0;  // over HTTP
  std::uint64_t requests_refused = 0;
  std::uint64_t too_slow = 0;  // clients dropped because they did not read
  std::uint64_t origins_refused = 0;
  std::uint64_t sockets_refused = 0;
  Histogram loop_lag;  // how late the server thread handles a timer
  Histogram commits;   // four times a second: the longest time until entries were durable

  std::string text(const Figures&, Detail) const;
};

std::string_view version();

}  // namespace filon::server

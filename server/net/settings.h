// Where the server listens, and its limits for sockets and requests. Limits has those for messages and tables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace filon::server {

struct NetSettings {
  std::vector<std::string> addresses;  // to listen at; none: all addresses of this machine
  std::uint16_t port = 8765;           // 0: any free port
  // Where the operator reads metrics and nothing else is served. Players must not reach it.
  std::string metrics_address = "127.0.0.1";
  std::uint16_t metrics_port = 8766;  // 0: any free port
  bool has_exact_metrics = false;     // for measuring; they tell secrets
  // Other sites whose pages may connect, as https://example.org. Our own pages always may.
  std::vector<std::string> origins;
  // Proxies whose X-Forwarded-For header is trusted.
  std::vector<std::string> trusted_proxies;

  int sockets = 50000;              // open at once
  int sockets_per_address = 256;    // more than Limits::connections_per_address, because browsers also load files
  int requests_per_second = 100;    // over HTTP, of one address; a burst may use five seconds at once
  std::size_t header_bytes = 8192;  // of a request
  std::size_t write_queue_bytes = std::size_t{256} * 1024;  // of one client; a client with more is dropped
  std::size_t send_buffer_bytes = 0;                        // of the operating system, for one socket; 0: its default

  int request_seconds = 15;  // to receive a request, and to send its reply
  int idle_seconds = 60;     // until a silent client is dropped; a ping is sent halfway
  int close_seconds = 3;     // for the closing handshake; then the socket is closed
};

}  // namespace filon::server

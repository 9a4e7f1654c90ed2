// Where the server listens and what it allows on the line, below messages; Limits says what it allows above.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace filon::server {

struct NetSettings {
  std::vector<std::string> addresses;  // to listen at; none: all of this machine
  std::uint16_t port = 8765;           // 0: any that is free
  // Web pages of other sites that may connect, as https://example.org. Our own always may.
  std::vector<std::string> origins;
  // Addresses of proxies whose X-Forwarded-For is believed.
  std::vector<std::string> trusted_proxies;

  int sockets = 50000;              // open at once
  int sockets_per_address = 256;    // the web client's few for files, and those of Limits::connections_per_address
  int requests_per_second = 100;    // over HTTP, of one address; bursts of five seconds' worth
  std::size_t header_bytes = 8192;  // of a request
  std::size_t write_queue_bytes = std::size_t{256} * 1024;  // of one client; who is behind by more is dropped
  std::size_t send_buffer_bytes = 0;                        // of the kernel, for one socket; 0: as it likes

  int request_seconds = 15;  // for a request to arrive, and for its reply to be taken
  int idle_seconds = 60;     // without a sign of life; a ping is sent halfway
  int close_seconds = 3;     // to say goodbye; then the socket is cut
};

}  // namespace filon::server

// The head of a WebSocket frame with a whole text message from a server, so without a mask (RFC 6455, 5.2).
#pragma once

#include <array>
#include <cstddef>

namespace filon::server {

using FrameHead = std::array<char, 10>;

// For a message of this many bytes. Returns the size of the head.
inline std::size_t write_head(FrameHead& head, std::size_t bytes) {
  const std::size_t more = bytes < 126 ? 0 : bytes <= 0xFFFF ? 2 : 8;  // additional bytes for the length
  head[0] = static_cast<char>(0x81);
  head[1] = static_cast<char>(more == 0 ? bytes : more == 2 ? 126 : 127);
  for (std::size_t i = 0; i < more; ++i) head[2 + i] = static_cast<char>(bytes >> 8 * (more - 1 - i));
  return 2 + more;
}

}  // namespace filon::server

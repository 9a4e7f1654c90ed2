// WebSocket frames (RFC 6455) as a client of our own server meets them: whole messages, never in pieces. Beast does
// all of it, but a hundred thousand small messages a second are more than it is made for.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace filon::load {

enum class Frame : std::uint8_t { Text = 1, Close = 8, Ping = 9, Pong = 10 };

// Clients mask what they send.
std::string frame(Frame, std::string_view payload, std::uint32_t mask);

// Takes bytes as they come and gives whole frames.
class FrameReader {
 public:
  // Calls heard(Frame, payload) for each frame that is complete; the payload lasts as long as the call. False: this is
  // none of the frames above.
  template <class Heard>
  bool read(std::string_view bytes, Heard&& heard) {
    if (!left_over_.empty()) bytes = left_over_.append(bytes);
    Next next;
    while ((next = first_of(bytes)).state == Next::Whole) {
      heard(next.frame, next.payload);
      bytes.remove_prefix(next.size);
    }
    std::string rest(bytes);  // before what it may be part of goes
    left_over_ = std::move(rest);
    return next.state == Next::Partial;
  }

 private:
  struct Next {
    enum State { Whole, Partial, Wrong } state = Partial;
    Frame frame = Frame::Text;
    std::string_view payload = {};
    std::size_t size = 0;  // of all of it
  };
  static Next first_of(std::string_view bytes);

  std::string left_over_;
};

}  // namespace filon::load

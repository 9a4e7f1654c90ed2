#include "load/frames.h"

#include <array>

namespace filon::load {
namespace {

constexpr std::uint8_t whole = 0x80;
constexpr std::uint8_t masked = 0x80;
constexpr std::size_t longest_short = 125;
constexpr std::uint8_t two_more = 126, eight_more = 127;

std::uint8_t byte(std::string_view bytes, std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); }

}  // namespace

std::string frame(Frame kind, std::string_view payload, std::uint32_t mask) {
  std::string out;
  out.reserve(payload.size() + 14);
  const auto add = [&](std::size_t value, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) out += static_cast<char>(value >> shift & 0xFF);
  };
  add(whole | static_cast<std::uint8_t>(kind), 1);
  if (payload.size() <= longest_short) {
    add(masked | payload.size(), 1);
  } else if (payload.size() <= 0xFFFF) {
    add(masked | two_more, 1);
    add(payload.size(), 2);
  } else {
    add(masked | eight_more, 1);
    add(payload.size(), 8);
  }
  add(mask, 4);
  for (std::size_t i = 0; i < payload.size(); ++i)
    out += static_cast<char>(byte(payload, i) ^ (mask >> (24 - 8 * (i % 4)) & 0xFF));
  return out;
}

FrameReader::Next FrameReader::first_of(std::string_view bytes) {
  if (bytes.size() < 2) return {};
  Next next;
  next.frame = static_cast<Frame>(byte(bytes, 0) & ~whole);
  const bool known =
      next.frame == Frame::Text || next.frame == Frame::Close || next.frame == Frame::Ping || next.frame == Frame::Pong;
  if ((byte(bytes, 0) & whole) == 0 || !known || (byte(bytes, 1) & masked) != 0) {
    next.state = Next::Wrong;
    return next;
  }
  std::size_t length = byte(bytes, 1);
  std::size_t head = 2;
  if (length == two_more || length == eight_more) {
    head += length == two_more ? 2 : 8;
    if (bytes.size() < head) return {};
    length = 0;
    for (std::size_t i = 2; i < head; ++i) length = length << 8 | byte(bytes, i);
  }
  if (bytes.size() - head < length) return {};
  next.state = Next::Whole;
  next.payload = bytes.substr(head, length);
  next.size = head + length;
  return next;
}

}  // namespace filon::load

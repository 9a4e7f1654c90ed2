#include "load/frames.h"

#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace filon::load {
namespace {

using Heard = std::vector<std::pair<Frame, std::string>>;

// As a server writes it: without a mask.
std::string from_server(Frame kind, const std::string& payload) {
  std::string bytes = frame(kind, payload, 0);
  const std::size_t head = bytes.size() - payload.size();
  bytes[1] = static_cast<char>(bytes[1] & 0x7F);
  return bytes.erase(head - 4, 4);
}

bool read(FrameReader& reader, std::string_view bytes, Heard& heard) {
  return reader.read(bytes, [&](Frame kind, std::string_view text) { heard.emplace_back(kind, text); });
}

TEST(Frames, AreMaskedAsTheStandardSays) {
  // RFC 6455, 5.7: a single-frame masked text message, "Hello".
  EXPECT_EQ(frame(Frame::Text, "Hello", 0x37fa213d), std::string("\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58", 11));
  EXPECT_EQ(frame(Frame::Text, std::string(300, 'a'), 0).size(), 2U + 2U + 4U + 300U);
  EXPECT_EQ(frame(Frame::Text, std::string(70000, 'a'), 0).size(), 2U + 8U + 4U + 70000U);
}

TEST(Frames, OfEveryLengthAreReadInPiecesOfEverySize) {
  Heard sent;
  std::string bytes;
  for (const std::size_t length : {0U, 1U, 125U, 126U, 3000U, 70000U}) {
    sent.emplace_back(Frame::Text, std::string(length, 'x'));
    sent.emplace_back(Frame::Ping, "here?");
  }
  for (const auto& [kind, text] : sent) bytes += from_server(kind, text);
  for (const std::size_t piece : {1U, 7U, 1000U, 100000U}) {
    FrameReader reader;
    Heard heard;
    for (std::size_t at = 0; at < bytes.size(); at += piece)
      ASSERT_TRUE(read(reader, std::string_view(bytes).substr(at, piece), heard));
    EXPECT_TRUE(heard == sent) << piece;
  }
}

TEST(Frames, InPiecesOrMaskedAreNotOurServers) {
  Heard heard;
  FrameReader first, second, third;
  EXPECT_FALSE(read(first, std::string_view("\x01\x01x", 3), heard));
  EXPECT_FALSE(read(second, frame(Frame::Text, "x", 1), heard));
  EXPECT_FALSE(read(third, std::string_view("\x82\x01x", 3), heard));
  EXPECT_TRUE(heard.empty());
}

}  // namespace
}  // namespace filon::load

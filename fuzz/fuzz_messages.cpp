// Reads any bytes as a message: the result is an error, or a message within all limits.
#include <cstdint>

#include "kernel/check.h"
#include "protocol/test_messages.h"

namespace filon {
namespace {

void expect_one_sentence(std::string_view error) {
  check(error.size() > 3 && error.size() < 200, "an error is a sentence");
  check(error.find(": ") != std::string_view::npos, "an error names its field");
  check(error.find('\n') == std::string_view::npos, "an error is one line");
  check(protocol::is_utf8(error), "an error is UTF-8");
}

void read(std::string_view text) {
  const auto message = protocol::read_message(text);
  const auto again = protocol::read_message(text);
  check(static_cast<bool>(message) == static_cast<bool>(again), "reading is the same every time");
  if (!message) {
    check(message.error() == again.error(), "an error is the same every time");
    return expect_one_sentence(message.error());
  }
  check(protocol::keeps_limits(*message), "a message keeps the limits");
  const std::string written = protocol::write(*message);
  check(written == protocol::write(*again), "a message is the same every time");
  check(protocol::is_utf8(written), "a message is UTF-8");
  const auto back = protocol::read_message(written);
  check(back && back->index() == message->index() && protocol::write(*back) == written,
        "a message that is written and read is the same message");
}

}  // namespace
}  // namespace filon

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  filon::read({reinterpret_cast<const char*>(data), size});
  return 0;
}

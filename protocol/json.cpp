#include "protocol/json.h"

#include <algorithm>
#include <array>

namespace filon::protocol {
namespace {

// By character: whether it stands for itself in a string.
constexpr auto is_plain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0x20; c < plain.size(); ++c) plain[c] = c != '"' && c != '\\';
  return plain;
}();

}  // namespace

void Json::quote(std::string_view text) {
  const auto stands_for_itself = [](char c) { return is_plain[static_cast<unsigned char>(c)]; };
  if (std::ranges::all_of(text, stands_for_itself)) {
    // Nearly all texts. One step is cheaper than three.
    const std::size_t begin = out_.size();
    out_.resize(begin + text.size() + 2, '"');
    text.copy(out_.data() + begin + 1, text.size());
    return;
  }
  out_ += '"';
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && stands_for_itself(text[end])) ++end;
    out_ += text.substr(begin, end - begin);
    if (end < text.size()) escape(text[end++]);
    begin = end;
  }
  out_ += '"';
}

void Json::escape(char c) {
  switch (c) {
    case '"': out_ += "\\\""; break;
    case '\\': out_ += "\\\\"; break;
    case '\n': out_ += "\\n"; break;
    default:
      constexpr char hex[] = "0123456789abcdef";
      out_ += "\\u00";
      out_ += hex[c >> 4];
      out_ += hex[c & 15];
  }
}

}  // namespace filon::protocol

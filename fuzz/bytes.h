// Reads the input of the fuzzer byte by byte. After its end there are zeros, so every input is valid.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace filon::fuzz {

class Bytes {
 public:
  explicit Bytes(std::string_view input) : rest_(input) {}

  bool empty() const { return rest_.empty(); }
  std::uint8_t next() {
    if (rest_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return byte;
  }
  // Requires: bound > 0
  std::size_t below(std::size_t bound) { return next() % bound; }
  std::string_view take(std::size_t most) {
    const std::string_view taken = rest_.substr(0, most);
    rest_.remove_prefix(taken.size());
    return taken;
  }
  template <class List>
  const auto& any_of(const List& list) {
    return list[below(std::size(list))];
  }

 private:
  std::string_view rest_;
};

}  // namespace filon::fuzz

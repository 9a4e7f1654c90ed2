// A value in a small form, for those who keep thousands of them and use one at a time. Unused places of long lists take
// no memory, nor do words that are zero. A value of several kilobytes is packed or unpacked in less than a microsecond.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace filon::kernel {

// T has a function for_each_long_list(visit), which visits its long lists in the order in which they lie in memory. A
// list that it leaves out is packed with all its places.
template <class T>
class Packed {
  static_assert(std::is_trivially_destructible_v<T>, "a value that owns memory is more than its bytes");
  using Word = std::uint64_t;
  static constexpr std::size_t group = 64;  // words; each has a bit in the mask before them
  static constexpr std::size_t most_groups = sizeof(T) / (group * sizeof(Word)) + 1;

 public:
  // It is not const because the visited lists are not; nothing is changed.
  void pack(T& value) {
    std::array<Word, most_groups * group> plain;
    auto* at = reinterpret_cast<std::byte*>(plain.data());
    for_each_part(value, [&](const std::byte* begin, const std::byte* end) {
      std::memcpy(at, begin, static_cast<std::size_t>(end - begin));
      at += end - begin;
    });
    auto* const begin = reinterpret_cast<std::byte*>(plain.data());
    const std::size_t groups = static_cast<std::size_t>(at - begin) / (group * sizeof(Word)) + 1;
    std::fill(at, begin + groups * group * sizeof(Word), std::byte{});

    std::array<Word, most_groups*(group + 1)> packed;
    Word* end = packed.data();
    for (const Word* word = plain.data(); word != plain.data() + groups * group; word += group) {
      // Which words are zero cannot be predicted, so there is no branch on each.
      Word mask = 0;
      for (std::size_t i = 0; i < group; ++i) mask |= Word{word[i] != 0} << i;
      *end++ = mask;
      for (; mask != 0; mask &= mask - 1) *end++ = word[std::countr_zero(mask)];
    }
    words_ = std::vector<Word>(packed.data(), end);  // no larger than needed
  }

  // Requires: a value was packed.
  void unpack(T& into) const {
    std::array<Word, most_groups * group> plain;
    Word* to = plain.data();
    for (const Word* next = words_.data(); next != words_.data() + words_.size(); to += group) {
      std::fill_n(to, group, 0);
      for (Word mask = *next++; mask != 0; mask &= mask - 1) to[std::countr_zero(mask)] = *next++;
    }
    const auto* at = reinterpret_cast<const std::byte*>(plain.data());
    for_each_part(into, [&](std::byte* begin, const std::byte* end) {
      std::memcpy(begin, at, static_cast<std::size_t>(end - begin));
      at += end - begin;
    });
  }

 private:
  // Visits all bytes but the unused places of long lists. The size of a list is visited before its places, so this also
  // writes a value.
  template <class Visit>
  static void for_each_part(T& value, Visit visit) {
    auto* at = reinterpret_cast<std::byte*>(&value);
    std::byte* const end = at + sizeof(T);
    value.for_each_long_list([&](auto& list) {
      const auto room = list.room();
      visit(at, room.data());
      visit(room.data(), reinterpret_cast<std::byte*>(list.end()));
      at = room.data() + room.size();
    });
    visit(at, end);
  }

  std::vector<Word> words_;
};

}  // namespace filon::kernel

// A kind of card: an index into the deck of the rules in force. Two copies of a kind are the same card:
// hidden cards have no identity that could leak.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#include "kernel/check.h"

namespace filon {

enum class Card : std::uint8_t {};
inline constexpr Card no_card{0xFF};

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card card(int index) { return static_cast<Card>(index); }

enum class Turned : std::uint8_t { No, Yes };

// How many cards of each kind there are: a pile whose order nobody knows, or discards that nobody may look through.
template <int Kinds>
class Bag {
  static_assert(Kinds % 8 == 0);

 public:
  int count(int kind) const { return counts_[static_cast<std::size_t>(kind)]; }
  int size() const {
    int total = 0;
    for (int word = 0; word < Kinds / 8; ++word) total += sum(word);
    return total;
  }
  void add(int kind, int copies = 1) {
    counts_[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(count(kind) + copies);
  }
  void take(int kind) {
    check(count(kind) > 0, "a bag has no such card left");
    --counts_[static_cast<std::size_t>(kind)];
  }
  // Requires: this bag has all those cards.
  Bag& operator-=(const Bag& other) {
    for (std::size_t kind = 0; kind < counts_.size(); ++kind)
      counts_[kind] = static_cast<std::uint8_t>(counts_[kind] - other.counts_[kind]);
    return *this;
  }

  // The kind of the n-th card when the cards lie in the order of their kinds. Requires: 0 <= n < size(), and only the
  // first `kinds` kinds have cards.
  // Both loops always run to the end: an early exit would depend on chance, and the processor could not predict it.
  int nth(int n, int kinds = Kinds) const {
    int word = 0;
    int before = 0;
    for (int i = 0, total = 0; 8 * (i + 1) < kinds; ++i) {
      total += sum(i);
      word += total <= n ? 1 : 0;
      before = total <= n ? total : before;
    }
    int kind = word * 8;
    for (int i = 0, total = before; i < 7; ++i) {
      total += count(word * 8 + i);
      kind += total <= n ? 1 : 0;
    }
    return kind;
  }

  static constexpr int kinds() { return Kinds; }
  std::span<const std::uint8_t> counts() const { return counts_; }
  friend bool operator==(const Bag&, const Bag&) = default;

 private:
  // Eight counts at once: multiplying by 0x01..01 adds up the bytes of a word in its highest byte.
  int sum(int word) const {
    std::uint64_t eight;
    std::memcpy(&eight, counts_.data() + word * 8, 8);
    return static_cast<int>((eight * 0x0101010101010101U) >> 56);
  }

  alignas(8) std::array<std::uint8_t, static_cast<std::size_t>(Kinds)> counts_{};
};

}  // namespace filon

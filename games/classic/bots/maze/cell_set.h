// A set of cells in the usual part of the maze, one bit for each cell. Flood fills work on whole words.
#pragma once

#include <array>
#include <cstdint>

#include "kernel/cell.h"

namespace filon::classic::bots {

class CellSet {
 public:
  // x from -4 to 11, y from -8 to 7. A tunnel that leaves this area does not lead to the gold.
  static constexpr bool covers(Cell at) { return at.x >= -4 && at.x <= 11 && at.y >= -8 && at.y <= 7; }
  // Requires: covers(at).
  static constexpr int bit_of(Cell at) { return (at.y + 8) * 16 + at.x + 4; }

  static constexpr CellSet everywhere() {
    CellSet all;
    for (auto& word : all.words_) word = ~std::uint64_t{0};
    return all;
  }

  constexpr void insert(Cell at) {
    if (covers(at)) words_[word_of(at)] |= mask_of(at);
  }
  constexpr void erase(Cell at) {
    if (covers(at)) words_[word_of(at)] &= ~mask_of(at);
  }
  constexpr bool contains(Cell at) const { return covers(at) && (words_[word_of(at)] & mask_of(at)) != 0; }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  // The number of cells: 0, 1, or 2 for two or more.
  constexpr int up_to_two() const {
    int count = 0;
    for (const auto word : words_) count += word == 0 ? 0 : (word & (word - 1)) == 0 ? 1 : 2;
    return count < 2 ? count : 2;
  }

  // The neighbours of these cells.
  constexpr CellSet beside() const {
    constexpr std::uint64_t west_column = 0x0001000100010001U;
    CellSet out;
    for (std::size_t i = 0; i < 4; ++i) {
      std::uint64_t word = (words_[i] & ~(west_column << 15)) << 1 | (words_[i] & ~west_column) >> 1;
      word |= words_[i] << 16 | words_[i] >> 16;
      if (i > 0) word |= words_[i - 1] >> 48;
      if (i < 3) word |= words_[i + 1] << 48;
      out.words_[i] = word;
    }
    return out;
  }

  friend constexpr CellSet operator|(CellSet a, const CellSet& b) {
    for (std::size_t i = 0; i < 4; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) {
    for (std::size_t i = 0; i < 4; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  constexpr CellSet without(const CellSet& b) const {
    CellSet out = *this;
    for (std::size_t i = 0; i < 4; ++i) out.words_[i] &= ~b.words_[i];
    return out;
  }
  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

 private:
  static constexpr std::size_t word_of(Cell at) { return static_cast<std::size_t>(bit_of(at)) / 64; }
  static constexpr std::uint64_t mask_of(Cell at) { return std::uint64_t{1} << (bit_of(at) % 64); }

  std::array<std::uint64_t, 4> words_{};
};

}  // namespace filon::classic::bots

// A random generator with the same numbers on every compiler and platform (std distributions differ): xoshiro256**
// seeded by splitmix64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace filon {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      seed += 0x9E3779B97F4A7C15U;
      std::uint64_t z = seed;
      z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
      z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
      word = z ^ (z >> 31);
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0 .. bound-1, without bias (Lemire's method). Requires: bound > 0.
  constexpr int below(int bound) {
    const auto range = static_cast<std::uint32_t>(bound);
    std::uint64_t product = (next() >> 32) * range;
    if (static_cast<std::uint32_t>(product) < range) {
      const std::uint32_t least = (0U - range) % range;
      while (static_cast<std::uint32_t>(product) < least) product = (next() >> 32) * range;
    }
    return static_cast<int>(product >> 32);
  }

  // Uniform in [0, 1): the top 53 bits.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace filon

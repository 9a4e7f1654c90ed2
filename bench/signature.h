// A hash of fixed games: the same on every compiler and platform, and different if any game changes. Random games with
// many options and all numbers of players, then games of easy and normal bots (bench/signer.h).
#pragma once

#include <cstdint>

namespace filon::bench {

std::uint64_t classic_signature();
std::uint64_t lost_mines_signature();

}  // namespace filon::bench

// A hash of fixed games: the same on every compiler and platform, and different if any game changes.
#pragma once

#include <cstdint>

namespace filon::bench {

// Random games of all editions and numbers of players, then games of easy and normal bots. The hash includes every
// event, every secret, every view and every list of legal answers.
std::uint64_t signature();

}  // namespace filon::bench

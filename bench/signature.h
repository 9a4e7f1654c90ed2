// Fixed games as one number: the same on every compiler and platform, another as soon as any game goes another way.
#pragma once

#include <cstdint>

namespace filon::bench {

// Random games of all editions and numbers of players, then games of easy and normal bots. Everything told and
// whispered, every view and every list of legal answers goes into the number.
std::uint64_t signature();

}  // namespace filon::bench

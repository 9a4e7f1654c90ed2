// For tests: the system's generator replaced by one that can be repeated, so that secrets, tokens and codes of a second
// run are those of the first.
#pragma once

#include <cstdint>

namespace filon::server {

// From now on, for the whole process. Call it while no other thread draws.
void repeat_random(std::uint64_t seed);

}  // namespace filon::server

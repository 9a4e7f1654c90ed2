// For tests: replaces the random generator by a repeatable one, so that a second run has the same secrets, tokens and
// codes.
#pragma once

#include <cstdint>

namespace filon::server {

// For the whole process. Requires: no other thread uses the generator at the moment.
void repeat_random(std::uint64_t seed);

}  // namespace filon::server

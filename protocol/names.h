// What everybody at a table reads: the names of people, and what they say.
#pragma once

#include <string>
#include <string_view>

#include "kernel/result.h"

namespace filon::protocol {

inline constexpr std::size_t longest_name = 24, longest_talk = 300;  // letters

// The name as it is shown: without white space at its ends, and with one blank for any inside. The error says what a
// name takes.
Result<std::string> read_name(std::string_view);

// The text as it is.
Result<std::string> read_talk(std::string_view);

}  // namespace filon::protocol

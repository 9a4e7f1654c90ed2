// A whole position in one line, with all secrets: for scenarios, tests and bug reports. Values that follow from the
// rest (the pile, the gold pile, the spare role, all sizes) are not written.
#pragma once

#include <string>
#include <string_view>

#include "games/classic/state.h"
#include "games/classic/text/position.h"

namespace filon::text {

// Requires: the state is sound.
std::string print(const classic::Rules&, const classic::State&);
// The result is sound.
Result<classic::State> read_state(const classic::Rules&, std::string_view line);

}  // namespace filon::text

// The whole state of a match, for tests.
#pragma once

#include <optional>
#include <string>

#include "kernel/state.h"
#include "tests/claims/game.h"

namespace filon::claims {

std::optional<std::string> unsound(const Rules&, const kernel::State<Claims>&);

}  // namespace filon::claims

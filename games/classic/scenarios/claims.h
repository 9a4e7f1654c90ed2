// Reads an "expect" into claims.
#pragma once

#include "games/classic/scenarios/reading.h"
#include "games/classic/scenarios/scenario.h"

namespace filon::classic::scenarios {

std::vector<Claim> read_claims(Reading&, const Node&);

}  // namespace filon::classic::scenarios

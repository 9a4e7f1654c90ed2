// What an "expect" says, read into claims.
#pragma once

#include "reading.h"
#include "scenario.h"

namespace filon::scenarios {

std::vector<Claim> read_claims(Reading&, const Node&);

}  // namespace filon::scenarios

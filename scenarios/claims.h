// What an "expect" says, read into claims.
#pragma once

#include "scenarios/reading.h"
#include "scenarios/scenario.h"

namespace filon::scenarios {

std::vector<Claim> read_claims(Reading&, const Node&);

// Whether the seat that is asked finds this among its legal answers.
bool is_listed(const classic::Match&, const classic::Action&);

}  // namespace filon::scenarios

// The "steps" of a scenario: plays, tries, discards and expectations, in their order.
#pragma once

#include "scenarios/reading.h"
#include "scenarios/scenario.h"

namespace filon::scenarios {

// Complains unless the last step says who is asked: a scenario leaves no question open.
std::vector<Step> read_steps(Reading&, const Node&);

}  // namespace filon::scenarios

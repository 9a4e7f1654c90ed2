// The "steps" of a scenario: plays, tries, discards and expectations, in their order.
#pragma once

#include "games/classic/scenarios/reading.h"
#include "games/classic/scenarios/scenario.h"

namespace filon::classic::scenarios {

// Complains unless the last step says who is asked: a scenario leaves no question open.
std::vector<Step> read_steps(Reading&, const Node&);

}  // namespace filon::classic::scenarios

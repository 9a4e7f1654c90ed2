// The "steps" of a scenario, in order: plays, tries, discards and expectations.
#pragma once

#include "games/classic/scenarios/reading.h"
#include "games/classic/scenarios/scenario.h"

namespace filon::classic::scenarios {

// Complains unless the last step expects who is asked, so that no scenario leaves this open.
std::vector<Step> read_steps(Reading&, const Node&);

}  // namespace filon::classic::scenarios

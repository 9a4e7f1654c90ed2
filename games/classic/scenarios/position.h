// The "position" of a scenario: an object that names what matters, with everything else dealt at random; or one line of
// games/classic/text/state.h, which names everything.
#pragma once

#include "games/classic/scenarios/reading.h"
#include "games/classic/scenarios/scenario.h"

namespace filon::classic::scenarios {

// Complains about an impossible position.
Position read_position(Reading&, const Node&, classic::Seed);

}  // namespace filon::classic::scenarios

// The "position" of a scenario: an object that says what matters, everything else being dealt at random from what is
// left; or the one line of <filon/text/state.h>, which says all.
#pragma once

#include "games/classic/scenarios/reading.h"
#include "games/classic/scenarios/scenario.h"

namespace filon::classic::scenarios {

// Complains about a position that cannot be.
Position read_position(Reading&, const Node&, classic::Seed);

}  // namespace filon::classic::scenarios

// Scenarios of the classic game: its own words for positions and for what must hold. The format is docs/scenarios.md.
// A file holds cases, and a case is played in several editions with several numbers of players: each of these is one
// Scenario, read and checked in full before anything is played.
#pragma once

#include "games/classic/game.h"
#include "games/classic/state.h"
#include "scenarios/scenario.h"

namespace filon::classic::scenarios {

namespace any = filon::scenarios;
using filon::games::Outcome;
using Scene = any::Scene<Classic>;
using Claim = any::Claim<Classic>;
using Play = any::Play<Classic>;
using Try = any::Try<Classic>;
using Repeat = any::Repeat<Classic>;
using Expect = any::Expect<Classic>;
using Step = any::Step<Classic>;
using Position = any::Position<Classic>;
using Course = any::Course<Classic>;
using Twin = any::Twin<Classic>;
using Scenario = any::Scenario<Classic>;

// All scenarios of a file, or one sentence naming the file and the field that is wrong. `name` is what errors call it.
Result<std::vector<Scenario>> read_scenarios(std::string_view json, std::string_view name);

Outcome run(const Scenario&);

}  // namespace filon::classic::scenarios

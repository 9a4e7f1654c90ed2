// Scenarios of the classic game: how it describes positions and expectations. docs/scenarios.md describes the format. A
// file has cases, and each case is played in several editions with several numbers of players. Each of these is one
// Scenario, read and checked in full before it is played.
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

// All scenarios of a file, or one sentence that names the file and the wrong field. `name` is the file's name in
// errors.
Result<std::vector<Scenario>> read_scenarios(std::string_view json, std::string_view name);

Outcome run(const Scenario&);

}  // namespace filon::classic::scenarios

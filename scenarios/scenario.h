// Scenarios of any game: a position, answers, and expectations. docs/scenarios.md describes the files; each game reads
// its own (games/game.h), and run() in scenarios/run.h plays them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/scenario.h"
#include "kernel/match.h"
#include "kernel/state.h"

namespace filon::scenarios {

using games::Outcome;

// A match, and all events since the last answer was given.
template <class G>
struct Scene {
  const kernel::Match<G>& match;
  const std::vector<typename kernel::Match<G>::Event>& events;
  operator const kernel::Match<G>&() const { return match; }
};

// One expectation. Both sides are text, so that a failure can show them.
template <class G>
struct Claim {
  std::string about;   // "hands of seat 2"
  std::string wanted;  // "b-ew, map"
  std::function<std::string(const Scene<G>&)> found;
};

template <class G>
struct Play {
  Seat by;
  typename G::Action answer;
  std::string words;
  bool stops_at_window = false;  // windows in which nobody has a choice stay open, too
};
template <class G>
struct Try {
  Seat by;
  typename G::Action answer;
  std::string words;
  typename G::Refusal refused;
};
// Every asked seat answers in the same way, several times in a row.
template <class G>
struct Repeat {
  int times;
  std::string what;  // "discard"
  // None: the seat has no such answer.
  std::function<std::optional<typename G::Action>(kernel::Sight<typename G::Table, typename G::Holding>)> answer;
};
// The time of a window ends.
struct Close {};
template <class G>
struct Expect {
  std::vector<Claim<G>> claims;
};
template <class G>
using Step = std::variant<Play<G>, Try<G>, Repeat<G>, Close, Expect<G>>;

// Where a match starts. The order of the next draws is not part of a state, so chance is kept beside it.
template <class G>
struct Position {
  kernel::State<G> state;
  std::function<std::shared_ptr<Chance>(kernel::Seed)> chance;
};

// The position and the steps of one match.
template <class G>
struct Course {
  std::optional<Position<G>> position;                          // none: the match is dealt by the engine
  std::function<std::shared_ptr<Chance>(kernel::Seed)> chance;  // of that deal; none: from the seed
  std::vector<Step<G>> steps;
};

// The same match with a different secret. The seats in `alike_for` must not see a difference.
template <class G>
struct Twin {
  Course<G> course;
  std::vector<Seat> alike_for;
};

template <class G>
struct Scenario {
  std::string name;   // "paths.json case 2, edition 2011, 5 players"
  std::string title;  // of the file and of the case
  std::vector<std::string> rules;
  typename G::Options options;
  kernel::Seed seed = 1;

  // The options are rejected with this sentence and nothing is played. None: there are rules and a course.
  std::optional<std::string> rejected;
  std::string found_instead;  // the sentence for these options, or that they make a match
  std::shared_ptr<const typename G::Rules> in_force;
  Course<G> course;
  std::optional<Twin<G>> twin;
};

}  // namespace filon::scenarios

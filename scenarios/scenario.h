// Scenarios of any game: a position, answers, and what must hold. The files are docs/scenarios.md; each game reads its
// own (games/game.h), and run() in scenarios/run.h plays them.
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

// A match, and what has happened since the last answer: with it, all that needed no answer.
template <class G>
struct Scene {
  const kernel::Match<G>& match;
  const std::vector<typename kernel::Match<G>::Event>& events;
  operator const kernel::Match<G>&() const { return match; }
};

// One thing that must be so, written as text so that a failure can show both.
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
};
template <class G>
struct Try {
  Seat by;
  typename G::Action answer;
  std::string words;
  typename G::Refusal refused;
};
// Whoever is asked answers the same way again and again.
template <class G>
struct Repeat {
  int times;
  std::string what;  // "discard"
  // None: the seat has no such answer.
  std::function<std::optional<typename G::Action>(kernel::Sight<typename G::Table, typename G::Holding>)> answer;
};
// The time of a window is over.
struct Close {};
template <class G>
struct Expect {
  std::vector<Claim<G>> claims;
};
template <class G>
using Step = std::variant<Play<G>, Try<G>, Repeat<G>, Close, Expect<G>>;

// Where a match is opened. The order of the next draws is no part of a state, so the chance that has it stands beside
// it.
template <class G>
struct Position {
  kernel::State<G> state;
  std::function<std::shared_ptr<Chance>(kernel::Seed)> chance;
};

// The position and the steps of one match.
template <class G>
struct Course {
  std::optional<Position<G>> position;                          // none: the match is dealt by the engine
  std::function<std::shared_ptr<Chance>(kernel::Seed)> chance;  // of such a deal; none: from the seed
  std::vector<Step<G>> steps;
};

// The same match with something secret made otherwise; these seats must not notice.
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

  // The options are rejected with this sentence, and there is nothing to play; or there are rules and a course.
  std::optional<std::string> rejected;
  std::string found_instead;  // what composing them said
  std::shared_ptr<const typename G::Rules> in_force;
  Course<G> course;
  std::optional<Twin<G>> twin;
};

}  // namespace filon::scenarios

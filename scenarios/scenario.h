// Scenarios: a file that sets up a position, plays answers and says what must hold. The format is docs/scenarios.md.
// A file holds cases, and a case is played in several editions with several numbers of players: each of these is one
// Scenario, read and checked in full before anything is played.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/classic/game.h"
#include "games/classic/state.h"

namespace filon::scenarios {

// A match, and what has happened since the last answer: with it, all that needed no answer.
struct Scene {
  const classic::Match& match;
  const std::vector<classic::Event>& events;
  operator const classic::Match&() const { return match; }
};

// One thing that must be so, written as text so that a failure can show both.
struct Claim {
  std::string about;   // "hands of seat 2"
  std::string wanted;  // "b-ew, map"
  std::function<std::string(const Scene&)> found;
};

struct Play {
  Seat by;
  classic::Action answer;
  std::string words;
};
struct Try {
  Seat by;
  classic::Action answer;
  std::string words;
  classic::Refusal refused;
};
// Whoever is asked discards the first card of his hand, so many times.
struct DiscardOn {
  int times;
};
struct Expect {
  std::vector<Claim> claims;
};
using Step = std::variant<Play, Try, DiscardOn, Expect>;

// Where a match is opened. The order of the next draws is no part of a state, so it stands beside it.
struct Position {
  classic::State state;
  std::vector<Card> next_cards;
  std::vector<int> next_gold;
  std::vector<classic::Role> next_roles;
};

// The position and the steps of one match.
struct Course {
  std::optional<Position> position;  // none: the match is dealt by the engine
  std::vector<Step> steps;
};

// The same match with something secret made otherwise; these seats must not notice.
struct Twin {
  Course course;
  std::vector<Seat> alike_for;
};

struct Scenario {
  std::string name;   // "paths.json case 2, edition 2011, 5 players"
  std::string title;  // of the file and of the case
  std::vector<std::string> rules;
  classic::Options options;
  classic::Seed seed = 1;

  // The options are rejected with this sentence, and there is nothing to play; or there are rules and a course.
  std::optional<std::string> rejected;
  std::shared_ptr<const classic::Rules> in_force;
  Course course;
  std::optional<Twin> twin;
};

// All scenarios of a file, or one sentence naming the file and the field that is wrong. `name` is what errors call it.
Result<std::vector<Scenario>> read_scenarios(std::string_view json, std::string_view name);

struct Outcome {
  int steps_passed = 0;
  std::vector<std::string> failures;  // a sentence each, with the number of its step; steps count from 1
  bool passed() const { return failures.empty(); }
};

// After each step the state is sound, and each seat's view is what that seat has heard.
Outcome run(const Scenario&);

}  // namespace filon::scenarios

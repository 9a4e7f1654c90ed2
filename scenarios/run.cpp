#include "games/classic/deck.h"
#include "games/classic/state.h"
#include "games/classic/text/answers.h"
#include "games/classic/text/words.h"
#include "kernel/match_inside.h"
#include "scenarios/claims.h"
#include "scenarios/scenario.h"
#include "scenarios/stacked_chance.h"

namespace filon::scenarios {
namespace {

using classic::Match;
using classic::MatchTestAccess;

Match open(const Scenario& scenario, const Course& course) {
  if (!course.position) return Match::start(scenario.in_force, scenario.seed);
  const Position& position = *course.position;
  auto chance = std::make_shared<StackedChance>(position, scenario.seed);
  return MatchTestAccess::open(scenario.in_force, position.state, scenario.seed, chance);
}

std::string bug_sentence(const Bug& bug) { return "the engine found a bug in itself: " + std::string(bug.what()); }

// What a seat has seen and heard of one answer.
struct Moment {
  classic::View view;
  std::vector<classic::Heard> heard;
  friend bool operator==(const Moment&, const Moment&) = default;
};

class Run {
 public:
  Run(const Scenario& scenario, const Course& course, Outcome& outcome)
      : course_(course), outcome_(outcome), match_(open(scenario, course)) {
    take_events();
    for (int i = 0; i < match_.rules().seats; ++i) views_.push_back(match_.view(seat(i)));
  }

  // Goes through the steps; stops at one after which the match is not where the scenario thinks it is.
  void go() {
    try {
      if (inspect()) take_steps();
    } catch (const Bug& bug) {
      fail(bug_sentence(bug));
    }
  }

  // One entry for the beginning and one for each answer, each by seat.
  const std::vector<std::vector<Moment>>& story() const { return story_; }

 private:
  void take_steps() {
    for (const Step& step : course_.steps) {
      ++number_;
      const std::size_t failures = outcome_.failures.size();
      const bool goes_on = std::visit([&](const auto& one) { return take(one); }, step);
      if (outcome_.failures.size() == failures) ++outcome_.steps_passed;
      if (!goes_on) return;
    }
  }

  bool take(const Play& step) {
    const std::string who = step.words + " by seat " + std::to_string(index(step.by));
    const bool was_listed = is_listed(match_, step.answer);
    if (const auto refusal = match_.play(step.by, step.answer))
      return fail(who + " was refused as " + std::string(name(*refusal)));
    if (!was_listed) fail(who + " was played, though it was not listed");
    return hear_and_inspect();
  }

  bool take(const Try& step) {
    const classic::State before = MatchTestAccess::state(match_);
    const int version = match_.version();
    const auto refusal = match_.play(step.by, step.answer);
    const std::string who = step.words + " by seat " + std::to_string(index(step.by));
    if (!refusal) return fail(who + " was played; it should be refused as " + std::string(name(step.refused)));
    if (*refusal != step.refused)
      fail(who + " was refused as " + std::string(name(*refusal)) + "; it should be refused as " +
           std::string(name(step.refused)));
    if (match_.to_act().contains(step.by) && is_listed(match_, step.answer))
      fail(who + " was refused, though it is listed");
    if (MatchTestAccess::state(match_) != before || match_.version() != version)
      return fail(who + " was refused, and yet something changed");
    return true;
  }

  bool take(const DiscardOn& step) {
    for (int time = 1; time <= step.times; ++time) {
      const std::string which = "discard " + std::to_string(time) + " of " + std::to_string(step.times);
      if (match_.to_act().empty()) return fail(which + ": nobody is asked");
      const Seat by = match_.to_act().front();
      const auto& hand = match_.sight(by).mine.hand;
      if (hand.empty()) return fail(which + ": seat " + std::to_string(index(by)) + " has no card");
      if (const auto refusal = match_.play(by, classic::Discard{{hand[0]}}))
        return fail(which + " was refused as " + std::string(name(*refusal)));
      if (!hear_and_inspect()) return false;
    }
    return true;
  }

  bool take(const Expect& step) {
    for (const Claim& claim : step.claims)
      if (const std::string found = claim.found({match_, events_}); found != claim.wanted)
        fail(claim.about + ": expected " + claim.wanted + "; found " + found);
    return true;
  }

  // After an answer. Between two rounds nobody has a choice, so the match goes on by itself.
  bool hear_and_inspect() {
    events_.clear();
    take_events();
    close_idle(match_, [&] { take_events(); });
    for (int i = 0; i < match_.rules().seats; ++i) {
      classic::View& view = views_[static_cast<std::size_t>(i)];
      for (const classic::Event& event : events_) hear(match_.rules(), view, heard_by(event, seat(i)));
      if (view != match_.view(seat(i)))
        return fail("the view of seat " + std::to_string(i) + " is not what that seat has heard");
    }
    return inspect();
  }

  bool inspect() {
    if (const auto wrong = unsound(match_.rules(), MatchTestAccess::state(match_))) return fail("unsound: " + *wrong);
    std::vector<Moment>& moment = story_.emplace_back();
    for (int i = 0; i < match_.rules().seats; ++i) {
      moment.push_back({match_.view(seat(i)), {}});
      for (const classic::Event& event : events_) moment.back().heard.push_back(heard_by(event, seat(i)));
    }
    return true;
  }

  void take_events() {
    for (const classic::Event& event : match_.events()) {
      const auto* asked = std::get_if<classic::Asked>(&event.told);
      if (!asked || asked->question.what != classic::Ask::GoOn) events_.push_back(event);
    }
  }

  bool fail(const std::string& why) {
    outcome_.failures.push_back((number_ == 0 ? "at the start" : "step " + std::to_string(number_)) + ": " + why);
    return false;
  }

  const Course& course_;
  Outcome& outcome_;
  Match match_;
  std::vector<classic::Event> events_;
  std::vector<classic::View> views_;
  std::vector<std::vector<Moment>> story_;
  int number_ = 0;
};

void compare_twins(const Scenario& scenario, const Run& one, Outcome& outcome) {
  Outcome of_twin;
  Run other(scenario, scenario.twin->course, of_twin);
  other.go();
  for (const std::string& failure : of_twin.failures) outcome.failures.push_back("twin, " + failure);
  outcome.steps_passed += of_twin.steps_passed;
  if (one.story().size() != other.story().size()) {
    outcome.failures.push_back("twin: it has another number of answers");
    return;
  }
  for (std::size_t answer = 0; answer < one.story().size(); ++answer)
    for (Seat seat : scenario.twin->alike_for) {
      const auto at = static_cast<std::size_t>(index(seat));
      if (one.story()[answer][at] == other.story()[answer][at]) continue;
      outcome.failures.push_back("twin: seat " + std::to_string(index(seat)) + " can tell it apart " +
                                 (answer == 0 ? "at once" : "after answer " + std::to_string(answer)));
      return;
    }
}

}  // namespace

Outcome run(const Scenario& scenario) {
  Outcome outcome;
  if (scenario.rejected) {
    const auto rules = classic::compose(scenario.options, classic::deck_for(scenario.options));
    if (const std::string found = rules ? "a match" : rules.error(); found != *scenario.rejected)
      outcome.failures.push_back("rejected: expected " + *scenario.rejected + "; found " + found);
    return outcome;
  }
  try {
    Run one(scenario, scenario.course, outcome);
    one.go();
    if (scenario.twin) compare_twins(scenario, one, outcome);
  } catch (const Bug& bug) {  // where the match is opened
    outcome.failures.push_back("at the start: " + bug_sentence(bug));
  }
  return outcome;
}

}  // namespace filon::scenarios

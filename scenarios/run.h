// Plays scenarios of any game.
#pragma once

#include <algorithm>

#include "kernel/match_inside.h"
#include "scenarios/scenario.h"

namespace filon::scenarios {

inline std::string bug_sentence(const Bug& bug) {
  return "the engine found a bug in itself: " + std::string(bug.what());
}

// Whether the answer is among the legal answers of this seat.
template <class G>
bool is_listed(const kernel::Match<G>& match, Seat by, const typename G::Action& answer) {
  static thread_local typename G::Actions listed;
  G::legal_actions(match.rules(), match.sight(by), listed);
  const typename G::Action wanted = G::canonical(match.rules(), match.table(), answer);
  return std::find(listed.begin(), listed.end(), wanted) != listed.end();
}

template <class G>
class Run {
  using Match = kernel::Match<G>;
  using MatchTestAccess = kernel::MatchTestAccess<G>;
  using Event = typename Match::Event;
  using View = typename Match::View;
  using Heard = kernel::Heard<typename G::Told, typename G::Secret>;
  using Asked = kernel::Asked<typename G::Ask, typename G::Agenda>;

 public:
  // What a seat saw and heard after one answer.
  struct Moment {
    View view;
    std::vector<Heard> heard;
    friend bool operator==(const Moment&, const Moment&) = default;
  };

  Run(const Scenario<G>& scenario, const Course<G>& course, Outcome& outcome)
      : course_(course), outcome_(outcome), match_(open(scenario, course)) {
    take_events();
    for (int i = 0; i < match_.rules().seats; ++i) views_.push_back(match_.view(seat(i)));
  }

  // Takes the steps. Stops at a step after which the match is not in the position that the scenario expects.
  void go() {
    try {
      if (inspect()) take_steps();
    } catch (const Bug& bug) {
      fail(bug_sentence(bug));
    }
  }

  // One entry for the start and one for each answer, each by seat.
  const std::vector<std::vector<Moment>>& story() const { return story_; }

 private:
  static Match open(const Scenario<G>& scenario, const Course<G>& course) {
    if (course.position)
      return MatchTestAccess::open(scenario.in_force, course.position->state, scenario.seed,
                                   course.position->chance(scenario.seed));
    if (course.chance) return Match::start(scenario.in_force, course.chance(scenario.seed));
    return Match::start(scenario.in_force, scenario.seed);
  }

  void take_steps() {
    for (const Step<G>& step : course_.steps) {
      ++number_;
      const std::size_t failures = outcome_.failures.size();
      const bool goes_on = std::visit([&](const auto& one) { return take(one); }, step);
      if (outcome_.failures.size() == failures) ++outcome_.steps_passed;
      if (!goes_on) return;
    }
  }

  bool take(const Play<G>& step) {
    const std::string who = step.words + " by seat " + std::to_string(index(step.by));
    const bool was_listed = is_listed(match_, step.by, step.answer);
    if (const auto refusal = match_.play(step.by, step.answer))
      return fail(who + " was refused as " + std::string(name(*refusal)));
    if (!was_listed && !kernel::is_signal<G>(step.answer)) fail(who + " was played, though it was not listed");
    return hear_and_inspect(step.stops_at_window);
  }

  bool take(const Try<G>& step) {
    const kernel::State<G> before = MatchTestAccess::state(match_);
    const int version = match_.version();
    const auto refusal = match_.play(step.by, step.answer);
    const std::string who = step.words + " by seat " + std::to_string(index(step.by));
    if (!refusal) return fail(who + " was played; it should be refused as " + std::string(name(step.refused)));
    if (*refusal != step.refused)
      fail(who + " was refused as " + std::string(name(*refusal)) + "; it should be refused as " +
           std::string(name(step.refused)));
    if (match_.to_act().contains(step.by) && is_listed(match_, step.by, step.answer))
      fail(who + " was refused, though it is listed");
    if (MatchTestAccess::state(match_) != before || match_.version() != version)
      return fail(who + " was refused, but something changed");
    return true;
  }

  bool take(const Repeat<G>& step) {
    for (int time = 1; time <= step.times; ++time) {
      const std::string which = step.what + " " + std::to_string(time) + " of " + std::to_string(step.times);
      if (match_.to_act().empty()) return fail(which + ": nobody is asked");
      const Seat by = match_.to_act().front();
      const auto answer = step.answer(match_.sight(by));
      if (!answer) return fail(which + ": seat " + std::to_string(index(by)) + " has no card");
      if (const auto refusal = match_.play(by, *answer))
        return fail(which + " was refused as " + std::string(name(*refusal)));
      if (!hear_and_inspect()) return false;
    }
    return true;
  }

  bool take(const Close&) {
    if (!match_.is_window()) return fail("no window is open");
    match_.close();
    return hear_and_inspect();
  }

  bool take(const Expect<G>& step) {
    for (const Claim<G>& claim : step.claims)
      if (const std::string found = claim.found({match_, events_}); found != claim.wanted)
        fail(claim.about + ": expected " + claim.wanted + "; found " + found);
    return true;
  }

  // After an answer. Windows in which nobody has a choice close at once, such as the pause between two rounds.
  bool hear_and_inspect(bool stops_at_window = false) {
    events_.clear();
    take_events(stops_at_window);
    if (!stops_at_window) close_idle(match_, [&] { take_events(); });
    for (int i = 0; i < match_.rules().seats; ++i) {
      View& view = views_[static_cast<std::size_t>(i)];
      for (const Event& event : events_) hear(match_.rules(), view, heard_by(event, seat(i)));
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
      for (const Event& event : events_) moment.back().heard.push_back(heard_by(event, seat(i)));
    }
    return true;
  }

  void take_events(bool keeps_idle = false) {
    for (const Event& event : match_.events()) {
      const auto* asked = std::get_if<Asked>(&event.told);
      // Leaves out questions in which nobody has a choice.
      if (!asked || keeps_idle || !match_.is_idle() || &event != &match_.events().back()) events_.push_back(event);
    }
  }

  bool fail(const std::string& why) {
    outcome_.failures.push_back((number_ == 0 ? "at the start" : "step " + std::to_string(number_)) + ": " + why);
    return false;
  }

  const Course<G>& course_;
  Outcome& outcome_;
  Match match_;
  std::vector<Event> events_;
  std::vector<View> views_;
  std::vector<std::vector<Moment>> story_;
  int number_ = 0;
};

template <class G>
void compare_twins(const Scenario<G>& scenario, const Run<G>& one, Outcome& outcome) {
  Outcome of_twin;
  Run<G> other(scenario, scenario.twin->course, of_twin);
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

template <class G>
Outcome run(const Scenario<G>& scenario) {
  Outcome outcome;
  if (scenario.rejected) {
    if (scenario.found_instead != *scenario.rejected)
      outcome.failures.push_back("rejected: expected " + *scenario.rejected + "; found " + scenario.found_instead);
    return outcome;
  }
  try {
    Run<G> one(scenario, scenario.course, outcome);
    one.go();
    if (scenario.twin) compare_twins(scenario, one, outcome);
  } catch (const Bug& bug) {  // where the match is opened
    outcome.failures.push_back("at the start: " + bug_sentence(bug));
  }
  return outcome;
}

}  // namespace filon::scenarios

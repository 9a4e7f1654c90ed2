// The dealer changes the three drawers and draws cards by chance. Everything that happens goes through tell() and
// whisper(): they change the drawers and, if there is a journal, write to it. Matches and searches run the same code: a
// search has no journal, which costs one well predicted branch (docs/decisions/0002).
//
// The agenda is what is still to happen (docs/decisions/0009): an answer adds steps, and run() takes them off until one
// of them asks a question. Between two answers the agenda is part of the table.
#pragma once

#include <span>
#include <vector>

#include "kernel/card.h"
#include "kernel/chance.h"
#include "kernel/event.h"
#include "kernel/question.h"
#include "kernel/record.h"
#include "kernel/rng.h"
#include "kernel/state.h"

namespace filon::kernel {

template <class G>
struct Desk {
  Rng* rng = nullptr;
  Chance* chance = nullptr;                                                     // instead of rng
  std::vector<Event<typename G::Told, typename G::Secret>>* journal = nullptr;  // what happened
  std::vector<Outcome>* outcomes = nullptr;                                     // what chance decided
  Inline<typename G::Told, 96>* told = nullptr;                                 // what was told, and no secrets
};

template <class G>
class Dealer {
 public:
  using Rules = typename G::Rules;
  using Table = typename G::Table;
  using Holding = typename G::Holding;
  using Agenda = typename G::Agenda;
  using Step = typename Agenda::value_type;

  Dealer(const Rules& rules, State<G>& state, const Desk<G>& desk)
      : rules_(rules), state_(state), desk_(desk), is_heard_(desk.journal || desk.told), agenda_(state.table.agenda) {}

  const Rules& rules() const { return rules_; }
  const Table& table() const { return state_.table; }
  const Question<typename G::Ask>& question() const { return state_.table.question; }
  const Holding& holding(Seat seat) const { return state_.holdings[seat]; }
  typename G::Hidden& hidden() { return state_.hidden; }
  const typename G::Hidden& hidden() const { return state_.hidden; }

  // Returns what apply() of that event returns.
  template <class One>
  auto tell(const One& told) {
    if (is_heard_) [[unlikely]]
      write(told);
    return apply(rules_, state_.table, told);
  }
  // Tells a secret to one seat, as part of the last told event.
  template <class One>
  void whisper(Seat to, const One& secret) {
    if (desk_.journal) [[unlikely]]
      desk_.journal->back().whispers.push_back({to, secret});
    apply(rules_, state_.holdings[to], secret);
  }

  // Takes a random card out of a bag. Requires: size == bag.size() > 0, and only the first `kinds` kinds have cards.
  template <int Kinds, class Place>
  int pick(Bag<Kinds>& bag, int size, typename G::Source source, Place place, int kinds = Kinds) {
    const Draw what{static_cast<std::uint8_t>(source), static_cast<std::uint8_t>(place)};
    const int kind = desk_.chance ? desk_.chance->pick(what, bag.counts()) : bag.nth(desk_.rng->below(size), kinds);
    bag.take(kind);
    if (desk_.outcomes) desk_.outcomes->push_back({what, static_cast<std::uint8_t>(kind)});
    return kind;
  }

  // The agenda, next step first.
  void do_first(const Step& step) { agenda_.insert(agenda_.begin(), step); }
  void do_last(const Step& step) { agenda_.push_back(step); }
  void drop_agenda() { agenda_.clear(); }
  // Requires: the agenda is not empty.
  const Step& next_step() const { return agenda_[0]; }
  Step take_step() {
    const Step step = agenda_[0];
    agenda_.erase(agenda_.begin());
    return step;
  }

  // Asks a question; the agenda waits for its answer.
  void ask(typename G::Ask what, Seats whom) {
    tell(Asked<typename G::Ask, Agenda>{{what, whom, {}}, agenda_});
    has_asked_ = true;
  }

  bool has_asked() const { return has_asked_; }

  // Runs the steps of the agenda until one of them asks.
  void run() {
    while (!has_asked_ && !agenda_.empty()) G::run(*this, take_step());
  }

  // Plays a legal, canonical answer, or hears a signal: then the question stays open.
  void answer(Seat by, const typename G::Action& action) {
    if constexpr (HasSignals<G>)
      if (G::is_signal(action)) [[unlikely]]
        return G::signal(*this, by, action);
    if (question().is_simultaneous() || G::manner(rules_, question().what).silence_passes) {
      tell(Answered{by});
      whisper(by, Sealed<typename G::Action>{action});
      if (question().waiting().empty() || G::settles(action)) close();
    } else {
      G::play(*this, by, action);
      run();
    }
  }

  // Closes the open question with the answers given so far.
  void close() {
    G::close(*this);
    run();
    // Sealed answers end with their question.
    for (int i = 0; i < rules_.seats; ++i) state_.holdings[seat(i)].sealed.reset();
  }
  // The answer of a seat to the open question; null if it has not answered.
  const typename G::Action* sealed_answer(Seat seat) const {
    const auto& sealed = state_.holdings[seat].sealed;
    return sealed ? &*sealed : nullptr;
  }

  // Closes windows in which nobody has a choice; pauses only if they are not wanted.
  void close_idle(bool keeps_pauses = false) {
    while (is_idle(rules_, state_) && !(keeps_pauses && G::manner(rules_, question().what).is_pause)) {
      agenda_ = state_.table.agenda;
      has_asked_ = false;
      close();
    }
  }

  // Whether a window is open in which none of the seats that have not answered has a choice.
  static bool is_idle(const Rules& rules, const State<G>& state) {
    const auto& question = state.table.question;
    if (!question.is_open() || !G::manner(rules, question.what).silence_passes) return false;
    for (int i = 0; i < rules.seats; ++i)
      if (question.waiting().contains(seat(i)) && G::has_choice(rules, {seat(i), state.table, state.holdings[seat(i)]}))
        return false;
    return true;
  }

 private:
  const Rules& rules_;
  // Out of the way of a search, which has nobody to tell.
  template <class One>
  [[gnu::noinline]] void write(const One& told) {
    if (desk_.journal) desk_.journal->push_back({told, {}});
    if (desk_.told) desk_.told->push_back(told);
  }

  State<G>& state_;
  Desk<G> desk_;
  const bool is_heard_;
  Agenda agenda_;
  bool has_asked_ = false;
};

}  // namespace filon::kernel

// What is asked, which seats are asked, and which have answered: at every moment one question is open.
#pragma once

#include <concepts>

#include "kernel/inline.h"
#include "kernel/seat.h"

namespace filon::kernel {

template <class Ask>
struct Question {
  Ask what{};
  Seats seats;     // the seats that are asked; empty: no question is open
  Seats answered;  // of several seats, those that have answered; their answers stay sealed until the question closes

  bool is_open() const { return !seats.empty(); }
  bool is_simultaneous() const { return seats.has_several(); }
  Seats waiting() const { return seats.without(answered); }
  friend bool operator==(const Question&, const Question&) = default;
};

// How a question to several seats is handled.
struct Manner {
  // A seat that does not answer in time passes; nobody answers for it. Such a question is a window: it can be closed.
  bool silence_passes = false;
  // It stays open for its whole time, and nobody learns who has answered before it closes.
  bool hides_who_answered = false;
  // Nothing is decided here: people only look at what happened.
  bool is_pause = false;
  // At a slow table nobody waits for people here: they leave standing orders beforehand.
  bool takes_orders = false;
  // Its own time limit. 0: the clock of the table.
  int seconds = 0;
};

// A game may have signals: answers to no question, which any seat may give at any time. G::is_signal() says which
// answers are signals, G::signal() hears one. They are never listed as legal answers.
template <class G>
concept HasSignals = requires(const typename G::Action& action) {
  { G::is_signal(action) } -> std::convertible_to<bool>;
};
template <class G>
constexpr bool is_signal(const typename G::Action& action) {
  if constexpr (HasSignals<G>) return G::is_signal(action);
  return false;
}

// A question was asked; `then` is the agenda after its answer.
template <class Ask, class Agenda>
struct Asked {
  Question<Ask> question;
  Agenda then;
  friend bool operator==(const Asked&, const Asked&) = default;
};

// One of several seats has answered; the others do not know the answer yet.
struct Answered {
  Seat by;
  friend bool operator==(const Answered&, const Answered&) = default;
};

// The answer of one of several seats; it stays in the seat's holding until the question closes.
template <class Action>
struct Sealed {
  Action action;
  friend bool operator==(const Sealed&, const Sealed&) = default;
};

}  // namespace filon::kernel

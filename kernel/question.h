// What is asked, of whom, and who has answered: every moment of every game is one open question.
#pragma once

#include "kernel/inline.h"
#include "kernel/seat.h"

namespace filon::kernel {

template <class Ask>
struct Question {
  Ask what{};
  Seats seats;     // whom it asks; none: nobody is asked
  Seats answered;  // of several seats, those whose answers lie sealed until the question closes

  bool is_open() const { return !seats.empty(); }
  bool is_simultaneous() const { return seats.size() > 1; }
  Seats waiting() const { return seats.without(answered); }
  friend bool operator==(const Question&, const Question&) = default;
};

// How a question to several seats goes.
struct Manner {
  // Who does not answer in time has let it pass; nobody answers for them. Such a question is a window: it can be
  // closed.
  bool silence_passes = false;
  // It stays open for its whole time, and nobody learns who has answered before it closes.
  bool hides_who_answered = false;
  // Its own length, apart from the clock of the table. 0: the clock of the table.
  int seconds = 0;
};

// The question is put, and this is what is still to happen after its answer.
template <class Ask, class Agenda>
struct Asked {
  Question<Ask> question;
  Agenda then;
  friend bool operator==(const Asked&, const Asked&) = default;
};

// One of several seats has answered; what, nobody else knows yet.
struct Answered {
  Seat by;
  friend bool operator==(const Answered&, const Answered&) = default;
};

// The answer of one of several seats, in its own holding until the question closes.
template <class Action>
struct Sealed {
  Action action;
  friend bool operator==(const Sealed&, const Sealed&) = default;
};

}  // namespace filon::kernel

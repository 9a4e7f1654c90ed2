// What happens, split when it is created: `told` goes to the whole table, secrets go to single seats.
#pragma once

#include <vector>

#include "kernel/seat.h"

namespace filon::kernel {

template <class Secret>
struct Whisper {
  Seat to;
  Secret secret;
  friend bool operator==(const Whisper&, const Whisper&) = default;
};

template <class Told, class Secret>
struct Event {
  Told told;
  std::vector<Whisper<Secret>> whispers;
  friend bool operator==(const Event&, const Event&) = default;
};

// An event as one seat hears it.
template <class Told, class Secret>
struct Heard {
  Told told;
  std::vector<Secret> secrets;
  friend bool operator==(const Heard&, const Heard&) = default;
};

// Keeps only the whispers to that seat. A spectator (nobody) hears what is told.
template <class Told, class Secret>
Heard<Told, Secret> heard_by(const Event<Told, Secret>& event, Seat me) {
  Heard<Told, Secret> heard{event.told, {}};
  for (const Whisper<Secret>& whisper : event.whispers)
    if (whisper.to == me) heard.secrets.push_back(whisper.secret);
  return heard;
}

// Changes a seat's view by what it heard. A sealed answer ends with its question.
template <class Rules, class View, class Told, class Secret>
void hear(const Rules& rules, View& view, const Heard<Told, Secret>& heard) {
  apply(rules, view.table, heard.told);
  if (view.table.question.answered.empty()) view.mine.sealed.reset();
  for (const Secret& secret : heard.secrets) apply(rules, view.mine, secret);
}

}  // namespace filon::kernel

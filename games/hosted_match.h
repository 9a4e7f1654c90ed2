// A match of any game for whoever hosts it: answers come as JSON, what happens goes out as JSON, and nothing about a
// game is known. games/hosting.h makes one of any G.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kernel/question.h"
#include "kernel/seat.h"

namespace filon::games {

struct Refused {
  std::string_view code;
  std::string_view sentence;
};

// What everybody is told of a moment, and what each seat is told besides: members of a JSON object, without the braces.
// A seat that learns nothing of its own gets an empty string.
struct Played {
  std::string shared;
  PerSeat<std::string> own;
};
// An answer that nobody hears of before its question closes.
struct Kept {};

class HostedMatch {
 public:
  virtual ~HostedMatch() = default;

  virtual int seats() const = 0;
  virtual bool is_over() const = 0;
  // Moments so far: answers and closings.
  virtual int moments() const = 0;

  // The open question: its number, how it goes, and who has not answered yet. Where a question hides who has answered,
  // no seat may learn the latter.
  virtual int question() const = 0;
  virtual kernel::Manner manner() const = 0;
  virtual Seats asked() const = 0;
  // A window in which nobody who has not answered has a choice, and everybody may know it, such as the pause between
  // two rounds.
  virtual bool is_idle() const = 0;
  // Closes a window. Requires: manner().silence_passes.
  virtual Played close() = 0;

  // Answers are JSON, ["place_path","b-ne",[1,0],true]. None: it is legal now.
  virtual std::optional<Refused> refuse(Seat, std::string_view answer) const = 0;
  virtual std::variant<Played, Kept, Refused> play(Seat, std::string_view answer) = 0;
  // Why a card cannot be played there: {"card":"b-ne","at":[1,0]}, or with "seat" or "goal". None: it can.
  virtual std::optional<Refused> why_not(Seat, std::string_view aim) const = 0;

  // The whole view of a seat, or of a spectator (nobody), as members of a JSON object.
  virtual std::string view(Seat) const = 0;
  // All that happened, moment by moment, as a seat or a spectator (nobody) heard it: a JSON list of what view() and
  // play() gave, without legal answers.
  virtual std::string history(Seat) const = 0;

  // A bot that takes this seat hears the round so far and all from now on. Nobody else is offered answers there.
  virtual void seat_bot(Seat, std::string_view level, std::uint64_t seed) = 0;
  virtual void remove_bot(Seat) = 0;
  // The bot's answer to the open question, to be worked out on any thread: the match may go on meanwhile. One at a time
  // for each seat. Requires: a bot sits there, and the seat is asked.
  virtual std::function<std::string()> bot_thought(Seat) = 0;

  // The match so far with all its secrets. Only for who may know them all.
  virtual std::string record() const = 0;
  // Who got how much, as JSON; for summaries of finished tables.
  virtual std::string standing() const = 0;
};

}  // namespace filon::games

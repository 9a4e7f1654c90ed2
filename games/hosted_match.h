// A match of any game for its host: answers come in as JSON, events go out as JSON, and the host needs to know no game.
// games/hosting.h implements it for any G.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kernel/question.h"
#include "kernel/result.h"
#include "kernel/seat.h"

namespace filon::games {

struct Refused {
  std::string_view code;
  std::string_view sentence;
};

// What a moment tells everybody, and what it tells each seat in addition: members of a JSON object, without the braces.
// For a seat that learns nothing more, the string is empty.
struct Played {
  std::string shared;
  PerSeat<std::string> own;
};
// An answer that stays secret until its question closes.
struct Kept {};

struct Obeyed {
  std::optional<std::string> answer;  // to the open question
  std::string left;                   // the orders that still stand
};

class HostedMatch {
 public:
  virtual ~HostedMatch() = default;

  virtual int seats() const = 0;
  virtual bool is_over() const = 0;
  // The number of moments so far: answers and closed windows.
  virtual int moments() const = 0;

  // The open question: its number, how it is handled, and who has not answered yet. If a question hides who has
  // answered, no seat may learn asked().
  virtual int question() const = 0;
  virtual kernel::Manner manner() const = 0;
  virtual Seats asked() const = 0;
  // Whether a window is open in which no seat that is still asked has a choice, and everybody may know it, such as the
  // pause between two rounds.
  virtual bool is_idle() const = 0;
  // Closes a window. Requires: manner().silence_passes.
  virtual Played close() = 0;
  // In a pause, where nothing is decided: this seat has seen enough. Nothing is played; view() offers it no answers.
  virtual void go_on(Seat) = 0;
  virtual Seats gone_on() const = 0;

  // Answers are JSON, ["place_path","b-ne",[1,0],true]. None: the answer is legal.
  virtual std::optional<Refused> refuse(Seat, std::string_view answer) const = 0;
  // The same for two answers of this seat that are to be played one after the other.
  virtual std::optional<Refused> refuse_both(Seat, std::string_view answer, std::string_view then) const = 0;
  // Whether this is what a seat may say at any time, whatever is asked (kernel::HasSignals).
  virtual bool is_signal(std::string_view answer) const = 0;
  virtual std::variant<Played, Kept, Refused> play(Seat, std::string_view answer) = 0;
  // Why a card cannot be played there: {"card":"b-ne","at":[1,0]}, or with "seat" or "goal". None: it can.
  virtual std::optional<Refused> why_not(Seat, std::string_view aim) const = 0;

  // The whole view of a seat, or of a spectator (nobody), as members of a JSON object.
  virtual std::string view(Seat) const = 0;
  // All moments, as a seat or a spectator (nobody) heard them: a JSON list of what view() and play() returned, without
  // legal answers.
  virtual std::string history(Seat) const = 0;

  // Standing orders are what a seat wants to answer before it is asked: a JSON object, {} if there are none. Nobody
  // else may learn them. Returns them in the form of the game, or why they cannot be left.
  virtual Result<std::string> read_orders(Seat, std::string_view) const = 0;
  // What orders do when a question has been asked. Requires: read_orders() wrote them.
  virtual Obeyed obey(Seat, std::string_view orders) const = 0;
  // At a slow table people answer some questions by orders only (Manner::takes_orders). They are offered no answers.
  virtual void set_slow(bool) = 0;

  // Keeps the position before an answer that tells nobody anything new, so that it can be taken back.
  virtual void set_undo(bool) = 0;
  // Who gave the last answer, if it can be taken back; nobody: it cannot. Nobody has answered since.
  virtual Seat can_take_back() const = 0;
  // As if the answer had never been given. Bots are seated anew and hear the round so far.
  // Requires: can_take_back() is somebody.
  virtual void take_back() = 0;

  // Puts a bot on this seat. It hears the round so far and everything from now on. view() offers no answers there.
  virtual void seat_bot(Seat, std::string_view level, std::uint64_t seed) = 0;
  virtual void remove_bot(Seat) = 0;
  // A function that computes the bot's answer to the open question. It may run on any thread while the match goes on,
  // but only one at a time for each seat. Requires: a bot sits there, and the seat is asked.
  virtual std::function<std::string()> bot_thought(Seat) = 0;

  // The match so far with all its secrets. Never show it to players of a running match.
  virtual std::string record() const = 0;
  // Scores and winners as JSON, for summaries of finished tables.
  virtual std::string standing() const = 0;

  // Keeps the match in little memory until one of these functions is called. Nothing else changes.
  virtual void pack() = 0;
};

}  // namespace filon::games

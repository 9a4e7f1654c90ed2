// A match of any game, as the server sees it: answers come as text, what happens goes out as JSON. The server names no
// game; games.cpp lists them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/chance.h"
#include "kernel/result.h"
#include "kernel/seat.h"

namespace filon::server {

// What a table was created to play.
struct Setup {
  std::string game;
  std::string edition;
  std::vector<std::string> modules;
  int seats = 0;
  friend bool operator==(const Setup&, const Setup&) = default;
};

struct Refused {
  std::string_view code;
  std::string_view sentence;
};

// What everybody is told of an answer, and what each seat is told besides: members of a JSON object, without the
// braces. A seat that learns nothing of its own gets an empty string.
struct Played {
  std::string shared;
  PerSeat<std::string> own;
};

class Game {
 public:
  virtual ~Game() = default;

  virtual int seats() const = 0;
  virtual bool is_over() const = 0;
  virtual Seats asked() const = 0;
  virtual int answers() const = 0;
  // A question is open in which nobody has a choice, such as the pause between two rounds: whoever hosts the match
  // closes it when people have had time to look.
  virtual bool is_idle() const = 0;
  // Requires: is_idle().
  virtual Played close() = 0;

  // None: the answer is legal now.
  virtual std::optional<Refused> refuse(Seat, std::string_view answer) const = 0;
  virtual std::variant<Played, Refused> play(Seat, std::string_view answer) = 0;
  // The whole view of a seat, or of a spectator (nobody), as members of a JSON object.
  virtual std::string view(Seat) const = 0;

  // All that happened, step by step, as a seat or a spectator (nobody) heard it: a JSON list of what view() and play()
  // gave, without legal answers.
  virtual std::string history(Seat) const = 0;

  // A bot that takes this seat hears all from now on; it answers when asked to, and nobody else is offered answers.
  virtual void seat_bot(Seat, std::string_view level, std::uint64_t seed) = 0;
  virtual void remove_bot(Seat) = 0;
  // Requires: a bot sits there, and the seat is asked.
  virtual std::string bot_answer(Seat) = 0;

  // The match so far with all its secrets, docs/notation.md. Only for who may know them all.
  virtual std::string record() const = 0;
  // Who got how much, as JSON; for summaries of finished tables.
  virtual std::string standing() const = 0;
};

// Why such a table cannot be, or nothing.
std::optional<Error> cannot_play(const Setup&);
// Requires: it can be played.
std::unique_ptr<Game> start_game(const Setup&, std::shared_ptr<Chance>);
// A finished match for everybody's eyes: its steps, each with what all were told and what each seat was told besides.
Result<std::string> replay_json(std::string_view record);
bool is_bot_level(std::string_view);
// All games with their editions, modules, numbers of players and bot levels, as a JSON list.
const std::string& games_json();

}  // namespace filon::server

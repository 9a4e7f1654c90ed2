// What a client may say. Text becomes one of these at the edge, or an error; nothing further in sees JSON.
// docs/protocol.md describes them, protocol/protocol.schema.json is their schema.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/result.h"

namespace filon::protocol {

inline constexpr int version = 2;

// How long a question may wait for its answer.
struct Clock {
  std::int64_t seconds = 0;  // 0: for ever
  friend bool operator==(const Clock&, const Clock&) = default;
};

// Who somebody is at a table. No account is needed; a name is enough.
struct Person {
  std::string name;
  std::string avatar;
  std::string salt;  // the client's own part of the shuffle
  friend bool operator==(const Person&, const Person&) = default;
};

// Before one is at a table.
struct Create {
  std::string game;
  int players = 0;
  std::string options;  // a JSON object
  bool is_public = false;
  Clock clock;
  Person person;
};
// What could be chosen: nothing is made, the reply says what is possible and why not.
struct Choose {
  std::string game;
  int players = 0;
  std::string options;  // a JSON object
};
struct Join {
  std::string table;  // its id or its code
  std::optional<int> seat;
  Person person;
};
struct Resume {
  std::string token;
};
struct Watch {
  std::string table;
};

// At a table.
struct Sit {
  int seat;
};
struct Rename {
  Person person;
};
struct Leave {};
struct AddBot {
  int seat;
  std::string level;
};
struct Clear {  // takes a bot away, or a person who is not wanted
  int seat;
};
struct Shuffle {};
struct Configure {
  std::optional<bool> is_public;
  std::optional<Clock> clock;
};
struct Start {};
struct Pause {
  bool on;
};
struct HandOver {
  int seat;
};
struct Substitute {  // a bot answers for this person until he takes over again; none: the host takes the bot away
  int seat;
  std::optional<std::string> level;
};
struct TakeOver {};
struct Mute {
  int seat;
  bool on;
};
struct Hide {  // for oneself only
  int seat;
  bool on;
};
struct Rematch {};
struct Answer {
  int question;        // its number: a late answer is not taken for the next question
  std::string answer;  // a JSON list
};
// Why a card cannot be played there; nothing is played.
struct WhyNot {
  std::string aim;  // a JSON object
};
struct Say {
  std::string text;
};
// True or not: "goal 1 is gold", "I suspect seat 3", "I trust seat 2", "please mend my lantern".
struct Statement {
  enum class About : std::uint8_t { Goal, Suspect, Trust, Request };
  About about;
  int subject = 0;   // a goal or a seat; none for a request
  std::string what;  // a word: gold, stone, mend …
  std::string with;  // a word, for requests: lantern …
};
// The match so far as this client heard it, and the last lines of talk.
struct History {};
struct Ping {};

using ClientMessage = std::variant<Create, Choose, Join, Resume, Watch, Sit, Rename, Leave, AddBot, Clear, Shuffle,
                                   Configure, Start, Pause, HandOver, Substitute, TakeOver, Mute, Hide, Rematch, Answer,
                                   WhyNot, Say, Statement, History, Ping>;

// The error is one sentence that names the field.
Result<ClientMessage> read_message(std::string_view text);

std::string_view name(Statement::About);
std::optional<Statement::About> about_named(std::string_view);

}  // namespace filon::protocol

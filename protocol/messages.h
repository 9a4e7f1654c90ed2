// The messages of clients. The server turns each text into one of these, or into an error, before anything else sees
// it. docs/protocol.md describes them, protocol/protocol.schema.json is their schema.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "kernel/names.h"
#include "kernel/result.h"

namespace filon::protocol {

inline constexpr int version = 3;

// The time limit of a question.
struct Clock {
  std::int64_t seconds = 0;  // 0: no limit
  friend bool operator==(const Clock&, const Clock&) = default;
};

// How many seconds people may look at a round that is over.
inline constexpr int least_rest = 5, usual_rest = 90, most_rest = 3600;

// A person at a table. There are no accounts; a name is enough.
struct Person {
  std::string name;
  std::string avatar;
  std::string salt;  // the client's part of the shuffle
  friend bool operator==(const Person&, const Person&) = default;
};

// From clients that are not at a table.
struct Create {
  std::string game;
  int players = 0;
  std::string options;  // a JSON object
  bool is_public = false;
  Clock clock;
  Person person;
  int rest = usual_rest;
  bool undo = false;  // answers that told nobody anything new can be taken back
};
// Asks about a choice. No table is created; the reply says what is possible, and why the rest is not.
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
  std::string table;  // its id or its code; empty: the newest table of this token
};
struct Watch {
  std::string table;
};

// From clients at a table.
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
struct Clear {  // removes a bot or a person from a seat
  int seat;
};
struct Shuffle {};
struct Configure {
  std::optional<bool> is_public;
  std::optional<Clock> clock;
  std::optional<int> rest;
  // What is played, and by how many.
  std::optional<int> players;
  std::optional<std::string> options;  // a JSON object, whole
  std::optional<bool> undo;
};
// Everybody sees that the host is about to change the table.
struct Choosing {
  bool on;
};
struct Start {};
struct Pause {
  bool on;
};
struct HandOver {
  int seat;
};
struct Substitute {  // a bot answers for this person until they take over again
  int seat;
  std::optional<std::string> level;  // none: the host removes the bot
};
struct TakeOver {};
struct GiveUp {};  // a bot gets the seat of the sender for good
struct Mute {
  int seat;
  bool on;
};
struct Hide {  // for the sender only
  int seat;
  bool on;
};
struct Rematch {};  // of a guest: a proposal
struct Answer {
  int question;        // its number, so that a late answer does not count for the next question
  std::string answer;  // a JSON list
  std::string then{};  // the answer to the next question, if it is asked of the same seat; empty: none
};
struct TakeBack {};  // the last answer
// What a seat may say at any time, whatever is asked: a flag, for example. Everybody learns it.
struct Signal {
  std::string signal;  // a JSON list
};
// What the sender wants to answer before they are asked, instead of all earlier orders. Nobody else learns it.
struct Order {
  std::string orders;  // a JSON object
};
// Asks why a card cannot be played there. Nothing is played.
struct WhyNot {
  std::string aim;  // a JSON object
};
struct Say {
  std::string text;
};
// A statement that may be false: "goal 1 is gold", "I suspect seat 3", "I trust seat 2", "please mend my lantern". Or a
// reaction to what has happened.
struct Statement {
  enum class About : std::uint8_t { Goal, Suspect, Trust, Request, Reaction };
  About about;
  int subject = 0;   // a goal or a seat; not used by requests, 0 in reactions
  std::string what;  // a word: gold, stone, mend …
  std::string with;  // a word, for requests: lantern …
};
// Asks for the match so far, as this client may see it, and for the latest chat.
struct History {};
struct Ping {};

using ClientMessage =
    std::variant<Create, Choose, Join, Resume, Watch, Sit, Rename, Leave, AddBot, Clear, Shuffle, Configure, Choosing,
                 Start, Pause, HandOver, Substitute, TakeOver, GiveUp, Mute, Hide, Rematch, Answer, TakeBack, Signal,
                 Order, WhyNot, Say, Statement, History, Ping>;

template <class... Kinds>
bool is_any_of(const ClientMessage& message) {
  return (std::holds_alternative<Kinds>(message) || ...);
}

// Why a text is refused: the code of the error (docs/protocol.md), and one sentence that names the field.
struct Unread {
  std::string_view code;
  std::string sentence;
};
Result<ClientMessage, Unread> read_message(std::string_view text);

// POST /api/seats: asks for the own seats at some tables.
struct OwnSeat {
  std::string table;  // its id
  std::string token;
};
inline constexpr std::size_t most_own_seats = 60;
// {"seats":[{"table":…,"token":…}]}
Result<std::vector<OwnSeat>> read_own_seats(std::string_view text);

constexpr auto names_of(Statement::About) { return words("goal", "suspect", "trust", "request", "reaction"); }

}  // namespace filon::protocol

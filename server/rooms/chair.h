// A seat at a table as the server knows it: who sits there, and the token hash with which they can come back.
#pragma once

#include <string>

#include "kernel/seat.h"
#include "server/fair/fair.h"

namespace filon::server {

struct Chair {
  enum class Kind { Empty, Person, Bot };
  Kind kind = Kind::Empty;
  std::string name;
  std::string avatar;
  std::string salt;      // the client's part of the shuffle
  Bytes32 token_hash{};  // of the personal link; the server does not keep the token itself
  std::string level;     // of the bot that sits here, or answers for a person
  std::string was;       // the person whose seat a bot has for good, so that what they did is still told by their name
  bool muted = false;
  std::string orders;  // standing orders for the match, which only this person sees; empty: none
  Seats hidden;        // this person does not want to read the talk of these seats

  bool is_person() const { return kind == Kind::Person; }
  bool bot_answers() const { return !level.empty(); }
};

}  // namespace filon::server

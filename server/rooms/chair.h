// A seat at a table as the server knows it: who sits there, and the token hash with which they can come back.
#pragma once

#include <cstdint>
#include <string>

#include "kernel/seat.h"
#include "server/fair/fair.h"
#include "server/rooms/rare_text.h"

namespace filon::server {

struct Chair {
  enum class Kind : std::uint8_t { Empty, Person, Bot };
  Kind kind = Kind::Empty;
  bool muted = false;
  Seats hidden;  // this person does not want to read the talk of these seats
  std::string name;
  std::string avatar;
  std::string salt;      // the client's part of the shuffle
  Bytes32 token_hash{};  // of the personal link; the server does not keep the token itself
  RareText level;        // of the bot that sits here, or answers for a person
  RareText was;          // the person whose seat a bot has for good, so that what they did is still told by their name
  RareText orders;       // standing orders for the match, which only this person sees; empty: none

  bool is_person() const { return kind == Kind::Person; }
  bool bot_answers() const { return !level.empty(); }
};

}  // namespace filon::server

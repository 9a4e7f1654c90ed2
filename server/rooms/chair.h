// A seat at a table as the server knows it: who sits there, and how he comes back.
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
  std::string salt;      // the client's own part of the shuffle
  Bytes32 token_hash{};  // of the personal link; the token itself is with the person only
  std::string level;     // of the bot that sits here, or answers for an absent person
  bool muted = false;
  Seats hidden;  // whose talk this person does not want to hear

  bool is_person() const { return kind == Kind::Person; }
  bool bot_answers() const { return !level.empty(); }
};

}  // namespace filon::server

// A seat at a table as the server knows it: who sits there, and the token hash with which they can come back.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/seat.h"
#include "server/fair/fair.h"
#include "server/rooms/rare_text.h"

namespace filon::server {

struct Chair {
  enum class Kind : std::uint8_t { Empty, Person, Bot };
  Kind kind = Kind::Empty;
  bool muted = false;
  Seats hidden;                    // this person does not want to read the talk of these seats
  std::uint32_t secret_bytes = 0;  // of the entries that only the people knew of who sat here
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

// The chairs of a table, found by their seat.
class Chairs {
 public:
  Chairs() = default;
  explicit Chairs(int seats) : all_(static_cast<std::size_t>(seats)) {}

  Chair& operator[](Seat seat) { return all_[static_cast<std::size_t>(seat)]; }
  const Chair& operator[](Seat seat) const { return all_[static_cast<std::size_t>(seat)]; }
  auto begin() { return all_.begin(); }
  auto end() { return all_.end(); }
  auto begin() const { return all_.begin(); }
  auto end() const { return all_.end(); }

 private:
  std::vector<Chair> all_;
};

}  // namespace filon::server

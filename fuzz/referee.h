// Who sits where and who is the host, read from what is written to the archive and from nothing else; and from that,
// who may have caused an entry. The rules of the table are told here a second time, in other words, on purpose.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/seat.h"
#include "server/storage/archive.h"

namespace filon::fuzz {

// Who is at work while entries are written.
struct Actor {
  bool is_time = false;
  std::string token_hash;  // of who sent the message; empty: they have no seat
};

class Ledger {
 public:
  // Why nobody but a cheat can have caused this, or nothing. Ask for all entries of a step before the first is applied.
  std::optional<std::string> forbidden(const server::Entry&, const Actor&) const;
  void apply(const server::Entry&);

  bool owns_a_seat(const std::string& table, const std::string& token_hash) const;
  // The secret of a table's shuffle.
  std::string secret(const std::string& table) const;

 private:
  struct Table {
    std::array<std::string, max_seats> owners;  // hashes of tokens
    std::array<bool, max_seats> bots{};         // sits there, or answers for a person
    std::string secret;
    int seats = 0;
    int host = 0;
    bool has_clock = false;
  };
  std::map<std::string, Table> tables_;
};

}  // namespace filon::fuzz

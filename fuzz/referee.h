// Checks who may have caused a log entry. It knows who sits where and who is the host only from earlier entries of the
// log. It repeats the rules of the server on purpose, with other code.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/seat.h"
#include "server/storage/archive.h"

namespace filon::fuzz {

// The cause of entries: a message of a client, or time.
struct Actor {
  bool is_time = false;
  std::string token_hash;  // of the sender; empty: they have no seat
};

class Referee {
 public:
  // Why this actor may not cause this entry; none: they may. Check all entries of a step before applying the first.
  std::optional<std::string> forbidden(const server::Entry&, const Actor&) const;
  // Whether the second entry is the answer of a bot that the first one put on its seat. It may answer at once, if
  // people have thought for long enough.
  static bool is_answer_of_new_bot(const server::Entry& seated, const server::Entry& answer);
  void apply(const server::Entry&);

  bool owns_a_seat(const std::string& table, const std::string& token_hash) const;
  // The secret of the shuffle.
  std::string secret(const std::string& table) const;

 private:
  struct Table {
    std::array<std::string, max_seats> owners;  // hashes of tokens
    std::array<bool, max_seats> bots{};         // a bot sits there, or answers for a person
    std::string secret;
    int seats = 0;
    int host = 0;
    bool has_clock = false;
  };
  static void change_seats(Table&, int seats);

  std::map<std::string, Table> tables_;
};

}  // namespace filon::fuzz

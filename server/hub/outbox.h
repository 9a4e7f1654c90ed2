// What a table tells, in order, once it is durable. What a seat does in secret is told to that seat alone, so nobody
// else waits for it: a delay would tell that something was done.
#pragma once

#include <cstddef>
#include <list>

#include "server/rooms/room.h"

namespace filon::server {

class Outbox {
 public:
  // Effects are told when they and all before them are durable. Those that log nothing are durable at once.
  void put(Effects, bool is_durable, const Room&);
  // The oldest effects that were not durable are durable now.
  void stored();
  // What can be told now, and is no longer here.
  Effects take(const Room&);

  // Whether something has to become durable before everybody at the table, or this seat, is told anything more.
  bool holds_everybody() const { return holds(nobody); }
  bool holds(Seat) const;
  // Whether the open question is among what waits, so nobody knows it yet.
  bool holds_question() const;

  // Something could not be stored and will not be: nothing after it is told either.
  void close() { is_closed_ = true; }

  // Of the messages; a text for several clients counts once.
  std::size_t bytes() const { return bytes_; }
  // What happened is not told. Requires: the clients of the table are dropped, and get everything anew.
  void drop_messages();

 private:
  struct Waiting {
    Effects effects;
    bool is_durable;
    bool is_secret;  // of Effects::secret_of
    std::size_t bytes;
  };
  std::list<Waiting> waiting_;
  std::size_t bytes_ = 0;
  bool is_closed_ = false;
};

}  // namespace filon::server

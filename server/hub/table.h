// A table and a client as the hub knows them.
#pragma once

#include "server/hub/hub.h"
#include "server/hub/outbox.h"
#include "server/rooms/rare_text.h"

namespace filon::server {

struct Hub::ClientState {
  Wire* wire;
  std::string address;
  TableId table;  // empty: at no table
  Bucket bucket;
};

struct Hub::Table {
  Table(TableId id, std::string address, Time now, const RoomSettings& settings)
      : room(std::move(id), settings), creator(std::move(address)), empty_since(now) {}

  Room room;
  std::string creator;      // address; empty: created before a restart
  bool is_counted = false;  // among the tables of its creator
  RareText rematch_for;     // address of the person who asked for a rematch
  RareText rematch;         // the table of the latest rematch; empty: none
  RareText announce_at;     // the table whose people are told of this one when it is durable; empty: none
  std::uint32_t entries = 0;
  Outbox outbox;
  std::vector<TokenKey> tokens;  // all tokens that were linked to this table, also of people who have left
  Time tick_at = 0;
  Time empty_since;
  bool finished = false;
  std::int64_t finished_at = 0;  // seconds since 1970
  bool reopened = false;         // from the archive
  bool is_unpacked = false;

  bool is_newer_than(const Table& other) const {
    return other.finished && (!finished || finished_at > other.finished_at);
  }
};

}  // namespace filon::server

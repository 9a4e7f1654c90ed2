// What a message costs of the allowance of its client and its address. A message that only changes what one client sees
// costs one. Those that write to the disk, tell everybody at a table, or take long to answer cost more.
#pragma once

#include "protocol/messages.h"

namespace filon::server {

struct Price {
  // Everybody at the table is told, and a finished table may have to be read from the disk and played again.
  double operator()(const protocol::Create&) const { return 10; }
  double operator()(const protocol::Join&) const { return 10; }
  double operator()(const protocol::Resume&) const { return 10; }
  double operator()(const protocol::Watch&) const { return 10; }
  double operator()(const protocol::Leave&) const { return 1; }
  double operator()(const protocol::Rematch&) const { return 5; }
  // The whole match is written, tens of kilobytes.
  double operator()(const protocol::History&) const { return 20; }
  // Every possible choice is tried.
  double operator()(const protocol::Choose&) const { return 3; }
  double operator()(const protocol::WhyNot&) const { return 1; }
  double operator()(const protocol::Ping&) const { return 1; }
  // What a match is made of; the match itself limits how often.
  double operator()(const protocol::Answer&) const { return 1; }
  double operator()(const protocol::Start&) const { return 1; }
  // Each writes an entry, which is kept as long as the table.
  double operator()(const auto&) const { return 4; }
};

inline double price_of(const protocol::ClientMessage& message) { return std::visit(Price{}, message); }

}  // namespace filon::server

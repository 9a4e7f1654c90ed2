// What a message costs of the allowance of its client and its address. A message that only changes what one client sees
// costs one. Those that write to the disk, tell everybody at a table, or take long to answer cost more.
#pragma once

#include <algorithm>

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

// Besides the match, everybody at the table is told of it.
inline bool is_told_to_all(const protocol::ClientMessage& message) {
  using namespace protocol;
  return !is_any_of<Answer, Start, WhyNot, History, Ping, Choose, Order, Hide>(message);
}

// What everybody is told takes as long as there are clients at the table. Ten people and some who watch are usual.
inline double price_of(const protocol::ClientMessage& message, std::size_t told) {
  constexpr double usual = 32;
  return std::visit(Price{}, message) * std::max(1.0, static_cast<double>(told) / usual);
}

}  // namespace filon::server

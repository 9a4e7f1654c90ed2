#include "server/hub/outbox.h"

#include <algorithm>
#include <utility>

namespace filon::server {
namespace {

Seat recipient(const Effects::Message& message, const Room& room) { return room.seat_of(message.to).value_or(nobody); }

std::size_t bytes_of(const std::vector<Effects::Message>& messages) {
  std::size_t bytes = 0;
  for (const Effects::Message& message : messages)
    bytes += message.text->size() / static_cast<std::size_t>(message.text.use_count());
  return bytes;
}

}  // namespace

void Outbox::put(Effects effects, bool is_durable, const Room& room) {
  const bool is_secret =
      !effects.secret_of.empty() && std::ranges::all_of(effects.messages, [&](const Effects::Message& message) {
        return effects.secret_of.contains(recipient(message, room));
      });
  const std::size_t bytes = bytes_of(effects.messages);
  bytes_ += bytes;
  waiting_.push_back({std::move(effects), is_durable, is_secret, bytes});
}

void Outbox::stored() {
  const auto oldest = std::ranges::find(waiting_, false, &Waiting::is_durable);
  if (oldest != waiting_.end()) oldest->is_durable = true;
}

Effects Outbox::take(const Room& room) {
  Effects told;
  if (is_closed_) return told;
  Seats held;  // they wait for what they have done in secret
  for (auto one = waiting_.begin(); one != waiting_.end();) {
    if (!one->is_durable && !one->is_secret) break;
    if (!one->is_durable) {
      held = held.with(one->effects.secret_of);
      ++one;
      continue;
    }
    auto& messages = one->effects.messages;
    if (held.empty() && told.messages.empty()) {
      told.messages.swap(messages);
    } else {
      std::vector<Effects::Message> rest;
      for (Effects::Message& message : messages)
        (held.contains(recipient(message, room)) ? rest : told.messages).push_back(std::move(message));
      messages = std::move(rest);
    }
    told.moments += std::exchange(one->effects.moments, 0);
    if (one->effects.rematch) told.rematch = std::exchange(one->effects.rematch, {});
    if (!messages.empty()) {
      ++one;
      continue;
    }
    bytes_ -= one->bytes;
    one = waiting_.erase(one);
  }
  return told;
}

bool Outbox::holds(Seat seat) const {
  return std::ranges::any_of(waiting_, [&](const Waiting& one) {
    return !one.is_durable && (!one.is_secret || one.effects.secret_of.contains(seat));
  });
}

bool Outbox::holds_question() const {
  return std::ranges::any_of(waiting_, [](const Waiting& one) { return !one.is_durable && one.effects.asks; });
}

void Outbox::drop_messages() {
  for (Waiting& one : waiting_) {
    one.effects.messages.clear();
    one.bytes = 0;
  }
  bytes_ = 0;
}

}  // namespace filon::server

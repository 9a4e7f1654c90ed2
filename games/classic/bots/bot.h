// Start here. A player that is no person: it hears what its seat hears, and answers what its seat is asked.
// Nothing else reaches it, and the same seed with the same things heard gives the same answers on every platform.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "games/classic/events.h"

namespace filon::bots {

class Bot {
 public:
  virtual ~Bot() = default;

  // Takes its seat: at the start of a match, or anywhere in one (it then knows what it sees, not what happened before).
  virtual void begin(const classic::View&) {}
  // Everything that happens from then on, one event at a time and in order, its own answers included.
  virtual void hear(const classic::Heard&) {}
  // One of the legal answers. Requires: the sight is what begin() and hear() add up to; `legal` lists its legal
  // answers.
  virtual classic::Action choose(classic::Sight, const classic::Actions& legal) = 0;
};

// The levels people are offered, weakest first.
std::span<const std::string_view> levels();
// Those, and the ones made for measuring and testing others.
std::span<const std::string_view> all_levels();

// None if there is no such level. The rules must outlive the bot.
std::unique_ptr<Bot> make_bot(std::string_view level, const classic::Rules&, Seat, std::uint64_t seed);

}  // namespace filon::bots

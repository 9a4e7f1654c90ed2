// The bots of the classic game, by the names of their levels.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "games/classic/bots/traits.h"

namespace filon::classic::bots {

using filon::bots::Budget;
using Bot = filon::bots::Bot<Classic>;
using Said = filon::bots::Said<Classic>;

// The levels people are offered, weakest first.
std::span<const std::string_view> levels();
// Those, and the ones made for measuring and testing others.
std::span<const std::string_view> all_levels();

// None if there is no such level. The rules must outlive the bot.
std::unique_ptr<Bot> make_bot(std::string_view level, const Rules&, Seat, std::uint64_t seed);

}  // namespace filon::classic::bots

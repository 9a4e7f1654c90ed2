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

// The levels offered to people, weakest first.
std::span<const std::string_view> levels();
// Also the levels for measurements and tests.
std::span<const std::string_view> all_levels();

// Returns null if there is no such level. The rules must outlive the bot.
std::unique_ptr<Bot> make_bot(std::string_view level, const Rules&, Seat, std::uint64_t seed);

}  // namespace filon::classic::bots

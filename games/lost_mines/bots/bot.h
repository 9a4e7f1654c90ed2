// The bots of The Lost Mines, by level.
#pragma once

#include <memory>
#include <span>

#include "games/lost_mines/bots/traits.h"

namespace filon::lost_mines::bots {

using Bot = filon::bots::Bot<LostMines>;
using Budget = filon::bots::Budget;

// Offered to people, weakest first.
std::span<const std::string_view> levels();
// These, and those for measurements.
std::span<const std::string_view> all_levels();
// Null if there is no such level.
std::unique_ptr<Bot> make_bot(std::string_view level, const Rules&, Seat, std::uint64_t seed);

}  // namespace filon::lost_mines::bots

// What happens in a match as English sentences: refusals, questions, events, secrets. For the terminal, logs and tests.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "games/classic/events.h"

namespace filon::text {

// How the caller calls a seat. None given: "seat 2".
using Names = std::function<std::string(Seat)>;
std::string seat_name(Seat);

// To the player whose answer is refused: "This tunnel is not linked to the start."
std::string_view sentence(classic::Refusal);

// To the whole table: "Ann places nes at (3,0), turned."
std::string sentence(const classic::Rules&, const classic::Told&, const Names& = seat_name);
// To the seat that hears it: "You draw map."
std::string sentence(const classic::Rules&, const classic::Secret&);
// What is asked of whom: "Ann is to play a card or discard."
std::string sentence(const classic::Question&, const Names& = seat_name);

}  // namespace filon::text

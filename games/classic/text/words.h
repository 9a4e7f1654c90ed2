// Refusals, questions, events and secrets as English sentences. For the terminal, logs and tests.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "games/classic/events.h"

namespace filon::text {

// Gives the name of a seat; the default is "seat 2".
using Names = std::function<std::string(Seat)>;
std::string seat_name(Seat);

// To the player whose answer is refused: "This tunnel is not linked to the start."
std::string_view sentence(classic::Refusal);

// To the whole table: "Ann places nes at (3,0), turned."
std::string sentence(const classic::Rules&, const classic::Told&, const Names& = seat_name);
// To the seat that hears it: "You draw map."
std::string sentence(const classic::Rules&, const classic::Secret&);
// Who is asked for what: "Ann is to play a card or discard."
std::string sentence(const classic::Question&, const Names& = seat_name);

}  // namespace filon::text

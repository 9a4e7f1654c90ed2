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

// To the whole table: "Ann places nes at (3,0), turned." Empty for events that others tell about.
std::string sentence(const classic::Rules&, const classic::Told&, const Names& = seat_name);
// To the seat that hears it: "You draw map."
std::string sentence(const classic::Rules&, const classic::Secret&);
// Who is asked for what: "Ann is to play a card or discard."
std::string sentence(const classic::Question&, const Names& = seat_name);

std::string goal_words(const classic::Rules&, Card);  // "the treasure", "a bag with 2 nuggets"
std::string_view chest_words(classic::ChestEffect);   // what a chest does: "no draw at the end of this turn"

}  // namespace filon::text

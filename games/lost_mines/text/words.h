// Refusals, questions, events, secrets and cards as English sentences. For the terminal, logs and tests.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "games/lost_mines/events.h"

namespace filon::lost_mines::text {

// Gives the name of a seat.
using Names = std::function<std::string(Seat)>;

// To the player whose answer is refused: "A troll blocks the way."
std::string_view sentence(Refusal);
// To the whole table: "Ann lays a campfire at (4,2)." Empty for events that others tell about.
std::string sentence(const Rules&, const Told&, const Names&);
// To the seat that hears it: "Mine 2 is the dragon's."
std::string sentence(const Rules&, const Secret&, const Names&);
// Who is asked for what: "Ann is to play a card or discard."
std::string sentence(const Question&, const Names&);

std::string place(Cell);                         // "(4,2)"
std::string card_name(const Rules&, Card);       // "path NES with a pond", "axe"
std::string_view mine_name(const Rules&, Card);  // "the gold mine"
std::string dwarf_name(Clan, Role);              // "a loyal blue dwarf"

}  // namespace filon::lost_mines::text

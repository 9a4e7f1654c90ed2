// Things in the maze that players name: goals, chests and postcards.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "games/classic/table.h"

namespace filon::classic::terminal {

// "goal 2", "chest 0", "workshop", "party"; otherwise its cell, "(3,1)".
std::string place_name(const Rules&, const Table&, Cell);
// The place with that name, or the cell written as two numbers; none if these words are neither.
std::optional<Cell> place_named(const Rules&, const Table&, std::span<const std::string> words);

// Two numbers that can be a cell.
std::optional<Cell> cell_from(std::span<const std::string> words);

}  // namespace filon::classic::terminal

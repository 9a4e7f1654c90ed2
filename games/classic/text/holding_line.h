// The secret fields of a position line: one part for each seat, in order.
#pragma once

#include <span>

#include "games/classic/table.h"
#include "games/classic/text/line.h"
#include "games/classic/text/supply.h"

namespace filon::text {

// The number of loose nuggets of these seats. It is stored in the table's purses, but only the owner may see it.
void write_nuggets(const classic::Table&, std::span<const Seat>, LineWriter&);
void read_nuggets(classic::Table&, std::span<const Seat>, LineReader&);

void write_holdings(const classic::Rules&, std::span<const classic::Holding* const>, LineWriter&);
// Reads `count` holdings. Cards and gold are taken from the supply.
std::vector<classic::Holding> read_holdings(const classic::Rules&, std::size_t count, LineReader&, Supply&);

}  // namespace filon::text

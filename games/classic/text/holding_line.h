// The fields of a position line that single seats know: one part a seat, in the order of the seats.
#pragma once

#include <span>

#include "games/classic/table.h"
#include "games/classic/text/line.h"
#include "games/classic/text/supply.h"

namespace filon::text {

// How many loose nuggets these seats have. They lie in the table's purses, but only their owner sees how many.
void write_nuggets(const classic::Table&, std::span<const Seat>, LineWriter&);
void read_nuggets(classic::Table&, std::span<const Seat>, LineReader&);

void write_holdings(const classic::Rules&, std::span<const classic::Holding* const>, LineWriter&);
// As many holdings as were asked for. Cards and gold are taken from the supply.
std::vector<classic::Holding> read_holdings(const classic::Rules&, std::size_t count, LineReader&, Supply&);

}  // namespace filon::text

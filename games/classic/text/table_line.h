// The public fields of a position line.
#pragma once

#include "games/classic/table.h"
#include "games/classic/text/line.h"
#include "games/classic/text/supply.h"

namespace filon::text {

void write_table(const classic::Rules&, const classic::Table&, LineWriter&);
// Hand sizes, piles, and who has nuggets. A whole position does not write them, because they follow from the rest.
void write_sizes(const classic::Rules&, const classic::Table&, LineWriter&);

// Puts this many face-down cards of each seat on the discard pile, seat by seat. If the order is not written, it does
// not matter.
void discard_face_down(classic::Table&, const PerSeat<std::uint8_t>& counts);

// Without a round, the table is empty.
classic::Table read_table(const classic::Rules&, LineReader&, Supply&);
// Complains if there are more cards than in the supply. Seats with nuggets get one, because the line does not say how
// many.
void read_sizes(const classic::Rules&, classic::Table&, LineReader&, const Supply&);

}  // namespace filon::text

// The fields of a position line that everybody sees.
#pragma once

#include "games/classic/table.h"
#include "games/classic/text/line.h"
#include "games/classic/text/supply.h"

namespace filon::text {

void write_table(const classic::Rules&, const classic::Table&, LineWriter&);
// Hand sizes, piles, who has nuggets: a whole position does not write them, they follow from what it holds.
void write_sizes(const classic::Rules&, const classic::Table&, LineWriter&);

// Puts so many cards of each seat face down on the discard pile, by seat: where their order is not written it does not
// matter.
void discard_face_down(classic::Table&, const PerSeat<std::uint8_t>& counts);

// Without a round the table is empty.
classic::Table read_table(const classic::Rules&, LineReader&, Supply&);
// Complains if there are more cards than the supply has. Whoever has nuggets gets one: the line does not say how many.
void read_sizes(const classic::Rules&, classic::Table&, LineReader&, const Supply&);

}  // namespace filon::text

// A position in one line: what lies on the table, or what one seat sees. Reads back without loss, but for the totals of
// loose nuggets that others have: a line only says who has any, and each of them is read back with one nugget.
// Whole positions are in <filon/text/state.h>, apart, because they hold the secrets. docs/notation.md describes them.
#pragma once

#include <string>
#include <string_view>

#include "games/classic/table.h"

namespace filon::text {

std::string print(const classic::Rules&, const classic::Table&);
std::string print(const classic::Rules&, const classic::View&);

// The options in the head of any position line, to compose the rules the other readers take.
Result<classic::Options> options_of(std::string_view line);

// Errors are one sentence that begins with the field. What is read back could lie on a table: each card is one of the
// deck's, none is there too often, all seats and cells are in range.
Result<classic::Table> read_table(const classic::Rules&, std::string_view line);
Result<classic::View> read_view(const classic::Rules&, std::string_view line);

}  // namespace filon::text

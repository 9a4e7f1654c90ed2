// A position in one line: the table, or what one seat sees. Reads back without loss, except for the numbers of others'
// loose nuggets: a line says only who has any, and each of them is read back with one nugget. Whole positions are in
// games/classic/text/state.h, because they contain secrets. docs/notation.md describes them.
#pragma once

#include <string>
#include <string_view>

#include "games/classic/table.h"

namespace filon::text {

std::string print(const classic::Rules&, const classic::Table&);
std::string print(const classic::Rules&, const classic::View&);

// The options in the head of any position line, needed to compose the rules for the other readers.
Result<classic::Options> options_of(std::string_view line);

// Errors are one sentence that begins with the field. The result is possible on a real table: each card is in the deck,
// none appears too often, all seats and cells are in range.
Result<classic::Table> read_table(const classic::Rules&, std::string_view line);
Result<classic::View> read_view(const classic::Rules&, std::string_view line);

}  // namespace filon::text

// A match as text: how each round was dealt, every answer with the card drawn after it, and how it ended. A base match
// of three rounds takes 4 KiB at most. docs/notation.md describes it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/classic/game.h"

namespace filon::text {

// Everything. For whoever keeps the match; never for a seat while it runs. The error says why it cannot be replayed.
Result<std::string> print_record(const classic::Rules&, const classic::Record&);
// What this seat heard (nobody: what the table heard), built from heard_by() alone; ? stands for what it does not know.
Result<std::string> print_heard(const classic::Rules&, const classic::Record&, Seat);

// The options in the header of either form, to compose the rules the readers take.
Result<classic::Options> record_options(std::string_view text);
// What a tag of the header says, whoever put it there; none if there is no such tag.
std::optional<std::string> record_tag(std::string_view text, std::string_view name);
// The text of print_record(), checked by playing it again.
Result<classic::Record> read_record(const classic::Rules&, std::string_view text);
// Either form, read and written again: the same text, if it was well formed.
Result<std::string> rewrite_record(const classic::Rules&, std::string_view text);

}  // namespace filon::text

// A match as text: how each round was dealt, every answer with the card drawn after it, and how it ended. A base match
// of three rounds needs at most 4 KiB. docs/notation.md describes the format.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/classic/game.h"

namespace filon::text {

// The whole match, with all secrets. Only for the host of the match, never for a seat during the match. The error says
// why the record cannot be replayed.
Result<std::string> print_record(const classic::Rules&, const classic::Record&);
// What this seat heard (nobody: what was public), built only from heard_by(). ? means unknown.
Result<std::string> print_heard(const classic::Rules&, const classic::Record&, Seat);

// The options in the header of either form, needed to compose the rules for the readers.
Result<classic::Options> record_options(std::string_view text);
// The value of a tag in the header, even if we did not write it; none if there is no such tag.
std::optional<std::string> record_tag(std::string_view text, std::string_view name);
// Reads the text of print_record() and checks it by replaying it.
Result<classic::Record> read_record(const classic::Rules&, std::string_view text);
// Reads either form and writes it again. A well-formed text stays the same.
Result<std::string> rewrite_record(const classic::Rules&, std::string_view text);

}  // namespace filon::text

// Answers as words, written and read without loss: "place b-nes (3,0) turned", "mend repair_cart 2 cart", "discard
// map". docs/notation.md describes them.
#pragma once

#include <string>
#include <string_view>

#include "games/classic/actions.h"

namespace filon::text {

std::string print(const classic::Rules&, const classic::Action&);
void print(const classic::Rules&, const classic::Action&, std::string& out);  // appends to `out`
// Accepts cards by id or short_name, and any blanks. The error is one sentence. Does not check legality.
Result<classic::Action> read_action(const classic::Rules&, std::string_view);

}  // namespace filon::text

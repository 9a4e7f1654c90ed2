// Answers as words, both ways and without loss: "place b-nes (3,0) turned", "mend repair_cart 2 cart", "discard map".
// docs/notation.md describes them.
#pragma once

#include <string>
#include <string_view>

#include "games/classic/actions.h"

namespace filon::text {

std::string print(const classic::Rules&, const classic::Action&);
void print(const classic::Rules&, const classic::Action&, std::string& out);  // adds it
// Cards by id or short_name, any blanks; the error is one sentence. Says nothing about legality.
Result<classic::Action> read_action(const classic::Rules&, std::string_view);

}  // namespace filon::text

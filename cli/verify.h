// The shuffle of a served match, checked: docs/protocol.md says how it is made.
#pragma once

#include <string>

#include "terminal/program.h"

namespace filon::cli {

// Draws all cards anew from the secret and the salts in the record's tags. Prints what it found and returns the
// program's exit code. `commitment`: what was published before the match, if somebody kept it.
int verify(const terminal::Source& record, const std::string& commitment);

}  // namespace filon::cli

// Checks the shuffle of a match played on a server; docs/protocol.md describes how it is made.
#pragma once

#include <string>

#include "terminal/program.h"

namespace filon::cli {

// Draws all cards again from the secret and the salts in the record's tags. Prints the result and returns the exit
// code. `commitment` is the value published before the match; empty if nobody kept it.
int verify(const terminal::Source& record, const std::string& commitment);

}  // namespace filon::cli

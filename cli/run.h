// The program `filon` but for its list of games: reads the command line, runs one command, and turns whatever went
// wrong into one sentence.
#pragma once

namespace filon::cli {

// Returns the exit code.
int run(int argc, const char* const* argv);

}  // namespace filon::cli

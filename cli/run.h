// The program `filon` without its list of games: reads the command line, runs one command, and reports any error in one
// sentence.
#pragma once

namespace filon::cli {

// Returns the exit code.
int run(int argc, const char* const* argv);

}  // namespace filon::cli

// Records and positions from files, for `replay` and `show`.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "terminal/program.h"

namespace filon::cli {

struct SourceOptions {
  std::string what;  // a file name, or the position itself
  std::string deck;
  int seat = -1;
};
// Adds "--seat" and "--deck".
void add_source_options(CLI::App&, SourceOptions&, const std::string& what_seat_does);

// Throws WrongUsage if the file cannot be read.
terminal::Source read_record(const SourceOptions&);
// Reads a record or a position, from a file or from the command line.
terminal::Source read_any(const SourceOptions&);
bool is_position(const terminal::Source&);

const terminal::Program& program_of_record(const terminal::Source&);
const terminal::Program& program_of_position(const terminal::Source&);

}  // namespace filon::cli

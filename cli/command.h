// One command of `filon`: it adds its options to the command line and says what to do when it is chosen.
#pragma once

#include <functional>
#include <string>

#include <CLI/CLI.hpp>

#include "terminal/complaint.h"

namespace filon::cli {

using terminal::Failed;
using terminal::WrongUsage;

inline constexpr int succeeded = 0;
inline constexpr int failed = 1;
inline constexpr int wrong_usage = 2;

// run() calls this after it has read the command line. Returns the exit code.
using Run = std::function<int()>;

// Adds a subcommand that sets `chosen` when it is on the command line.
CLI::App* add_command(CLI::App& app, Run& chosen, const std::string& name, const std::string& what, Run run);

void add_play(CLI::App&, Run& chosen);
void add_sim(CLI::App&, Run& chosen);
void add_bench(CLI::App&, Run& chosen);
void add_perft(CLI::App&, Run& chosen);
void add_arena(CLI::App&, Run& chosen);
void add_replay(CLI::App&, Run& chosen);
void add_show(CLI::App&, Run& chosen);
void add_scenario(CLI::App&, Run& chosen);
void add_schema(CLI::App&, Run& chosen);

}  // namespace filon::cli

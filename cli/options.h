// Options that check their value and complain in one sentence: "--players: it takes a whole number from 3 to 10, not
// 'many'".
#pragma once

#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>

namespace filon::cli {

CLI::Option* add_number(CLI::App&, const std::string& flags, int& value, int least, int most, const std::string& what);
CLI::Option* add_seed(CLI::App&, std::uint64_t& seed);
void add_json(CLI::App&, bool& json);
void add_threads(CLI::App&, int& threads);
void add_plain(CLI::App&, bool& plain);

// Reads a whole file; throws WrongUsage if it cannot.
std::string read_file(const std::string& path);

}  // namespace filon::cli

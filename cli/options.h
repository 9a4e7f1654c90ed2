// Options that check what they are given and complain in one sentence: "--players: it takes a whole number from 3 to
// 10, not 'many'". And those that all commands about games share.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "games/classic/rules.h"

namespace filon::cli {

CLI::Option* add_number(CLI::App&, const std::string& flags, int& value, int least, int most, const std::string& what);
CLI::Option* add_word(CLI::App&, const std::string& flags, std::string& value, std::span<const std::string_view> words,
                      const std::string& what);

struct GameOptions {
  std::string game = "classic";
  std::string edition = "2024";
  std::string modules;
  int players = 5;
  std::uint64_t seed = 1;
  std::string deck;  // a file; empty: the deck as printed
};

void add_game_options(CLI::App&, GameOptions&);
// Throws WrongUsage with the sentence of what does not fit together.
std::shared_ptr<const classic::Rules> rules_of(const GameOptions&);
// The deck the options name.
classic::Deck deck_of(const GameOptions&);

void add_json(CLI::App&, bool& json);
void add_threads(CLI::App&, int& threads);

// A whole file; throws WrongUsage.
std::string read_file(const std::string& path);

}  // namespace filon::cli

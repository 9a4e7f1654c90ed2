// Options of a game on the command line. The registry says which options exist and which of them fit together. Server
// and clients ask the same registry.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include <CLI/CLI.hpp>
#include <boost/json/object.hpp>

#include "games/game.h"
#include "terminal/program.h"

namespace filon::cli {

struct GameOptions {
  std::string game{games::all_games().front().id};
  int players = 0;  // 0: the usual number
  std::uint64_t seed = 1;
  std::string deck;                          // a file; empty: the cards as printed
  std::map<std::string, std::string> typed;  // the game's own options, by id, as typed
};

void add_game(CLI::App&, std::string& game);
// Adds players, seed, deck and the options of all games.
void add_game_options(CLI::App&, GameOptions&);
void add_deck(CLI::App&, std::string& deck, const std::string& what);

// Throws WrongUsage if there is no such game.
const games::Game& game_of(const GameOptions&);
const terminal::Program& program_of(const GameOptions&);
// The program for a record or a position. If it names no game, the first program reads it and says what is wrong.
const terminal::Program& program_named(std::string_view id);

// Throws WrongUsage with the reason if the options do not fit together.
terminal::Setup setup_of(const GameOptions&);
// Reads the file of --deck.
std::optional<terminal::DeckFile> deck_of(const std::string& path);

// {"game":"…","players":5,"edition":"2024"}
boost::json::object as_json(const games::Choice&);
// "edition 2024 with saboteur2", for people.
std::string in_words(const games::Choice&);

}  // namespace filon::cli

// Records from files, for `replay` and `show`.
#pragma once

#include <memory>
#include <string>

#include "cli/options.h"
#include "games/classic/game.h"

namespace filon::cli {

// Rules for a text that names its own options, played with the deck of --deck.
std::shared_ptr<const classic::Rules> rules_for(const classic::Options&, const std::string& deck_file);

struct Retold {
  std::shared_ptr<const classic::Rules> rules;
  classic::Record record;
};
// Throws WrongUsage naming `where` when the text is no record or its match cannot have been.
Retold read_retold(const std::string& text, const std::string& where, const std::string& deck_file);

// "--seat": a seat that is at the table, or nobody if the option was not given (-1).
Seat seat_given(int option, const classic::Rules&);

void add_deck(CLI::App&, std::string& deck);
void add_seat(CLI::App&, int& seat, const std::string& what);

}  // namespace filon::cli

// The words a deck file may use, by game. A new feature gets its word here and in deck.schema.json. What action cards
// do and which modules there are, the game itself knows when it takes the box.
#pragma once

#include <string_view>

#include "decks/fields.h"

namespace filon::decks {

struct GameWords {
  std::string_view game;
  Words features, pieces, clans, roles;
  bool has_modules;
};

Words game_names();
// Requires: `game` is one of game_names().
const GameWords& words_of(std::string_view game);

Words clan_words();
Words tool_words();
Words chest_words();
Words shown_words();
Words obstacle_words();
Words symbol_words();
Words back_words();

}  // namespace filon::decks

// The words a deck file may use, for each game. A new card behaviour or feature adds its word here and in
// deck.schema.json.
#pragma once

#include <string_view>

#include "decks/fields.h"

namespace filon::decks {

struct GameWords {
  std::string_view game;
  Words features, effects, pieces, modules, clans, roles;
};

Words game_names();
// Requires: `game` is one of game_names().
const GameWords& words_of(std::string_view game);

Words tool_words();
Words chest_words();
Words shown_words();
Words obstacle_words();
Words symbol_words();
Words back_words();

}  // namespace filon::decks

#include "decks/words.h"

#include <array>

namespace filon::decks {

namespace {

using W = std::string_view;

constexpr W games[] = {"classic", "dark_cave", "lost_mines"};
constexpr W clans[] = {"yellow", "blue"};

constexpr W classic_features[] = {"ladder", "treasure",  "stone",      "bag",    "dragon",
                                  "spider", "door_blue", "door_green", "crystal"};
constexpr W classic_pieces[] = {"nugget", "pawn", "pawn_token", "postcard"};

constexpr W cave_features[] = {"ladder", "abyss", "bridge", "tunnel", "gold_vein", "exit"};
constexpr W cave_pieces[] = {"nugget", "dwarf_card", "dwarf", "creature", "web"};
constexpr W cave_roles[] = {"loyal", "saboteur"};

constexpr W lost_features[] = {"rocks", "campfire", "tree_trunk", "pond", "ravine", "gems", "gold", "silver", "dragon"};
constexpr W lost_pieces[] = {"forest", "dragon", "victory_point", "dwarf", "dwarf_marker"};
constexpr W lost_roles[] = {"loyal", "selfish", "saboteur"};

constexpr GameWords table[] = {
    {"classic", classic_features, classic_pieces, {}, {}, true},
    {"dark_cave", cave_features, cave_pieces, clans, cave_roles, false},
    {"lost_mines", lost_features, lost_pieces, clans, lost_roles, false},
};

constexpr W tools[] = {"pickaxe", "lantern", "cart"};
constexpr W chests[] = {"nugget",     "map_ban", "skip_draw", "extra_draw",     "push_goal",
                        "steal_card", "draw3",   "inspect",   "search_discard", "mill5"};
constexpr W shown[] = {"mine", "treasure", "dwarf"};
constexpr W obstacles[] = {"tree_trunk", "pond", "ravine"};
constexpr W symbols[] = {"circle", "triangle", "diamond"};
constexpr W backs[] = {"gems", "gold", "silver"};

}  // namespace

Words game_names() { return games; }

const GameWords& words_of(std::string_view game) {
  for (const GameWords& words : table) {
    if (words.game == game) return words;
  }
  return table[0];
}

Words clan_words() { return clans; }
Words tool_words() { return tools; }
Words chest_words() { return chests; }
Words shown_words() { return shown; }
Words obstacle_words() { return obstacles; }
Words symbol_words() { return symbols; }
Words back_words() { return backs; }

}  // namespace filon::decks

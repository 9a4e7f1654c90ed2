// The rules of one match, as values named for what they decide.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/lost_mines/area.h"
#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/inline.h"
#include "kernel/names.h"
#include "kernel/reason.h"
#include "kernel/result.h"
#include "kernel/seat.h"
#include "kernel/side.h"

namespace filon::lost_mines {

using filon::name;
using filon::named;

enum class Clan : std::uint8_t { Yellow, Blue };
constexpr auto names_of(Clan) { return words("yellow", "blue"); }
constexpr Clan other(Clan clan) { return clan == Clan::Yellow ? Clan::Blue : Clan::Yellow; }
inline constexpr auto both_clans = all_of<Clan>();

enum class Role : std::uint8_t { Unknown, Loyal, Selfish, Saboteur };
constexpr auto names_of(Role) { return words("unknown", "loyal", "selfish", "saboteur"); }

// A dwarf card as a kind of card in a bag: clan and role.
inline constexpr int dwarf_kinds = 8;
constexpr int dwarf_kind(Clan clan, Role role) { return static_cast<int>(clan) * 4 + static_cast<int>(role); }
constexpr Clan clan_of(int kind) { return static_cast<Clan>(kind / 4); }
constexpr Role role_of(int kind) { return static_cast<Role>(kind % 4); }
using Dwarfs = Bag<dwarf_kinds>;

// What is in a mine, and the back of a treasure card.
enum class Back : std::uint8_t { None, Gems, Gold, Silver };
constexpr auto names_of(Back) { return words("none", "gems", "gold", "silver"); }

// What a card shows or does.
enum class Effect : std::uint8_t { Path, Tool, Trap, Troll, Storm, SecretInfo, Start, Mine };
constexpr auto names_of(Effect) {
  return words("path", "overcome", "trap", "troll", "storm", "secret_info", "start", "mine");
}

// What lies on a path card.
enum class Feature : std::uint8_t { None, Rocks, Campfire, TreeTrunk, Pond, Ravine };
constexpr auto names_of(Feature) { return words("none", "rocks", "campfire", "tree_trunk", "pond", "ravine"); }
constexpr bool is_obstacle(Feature feature) { return feature >= Feature::TreeTrunk; }

// Forest tokens: the tools that lie on obstacles, and what lies across a path.
enum class Token : std::uint8_t { Axe, Boat, Rope, Trap, Troll };
constexpr auto names_of(Token) { return words("axe", "boat", "rope", "trap", "troll"); }
inline constexpr std::size_t token_kinds = count_of<Token>();
// The tool that overcomes an obstacle (LOST-ACT-05..-07).
constexpr Token tool_for(Feature obstacle) {
  return static_cast<Token>(static_cast<int>(obstacle) - static_cast<int>(Feature::TreeTrunk));
}
constexpr Feature obstacle_of(Token tool) {
  return static_cast<Feature>(static_cast<int>(tool) + static_cast<int>(Feature::TreeTrunk));
}

// What a secret-information card can show.
enum class Shows : std::uint8_t { Mine, Treasure, Dwarf };
constexpr auto names_of(Shows) { return words("mine", "treasure", "dwarf"); }

// How far a card is turned clockwise.
enum class Rotation : std::uint8_t { None, Quarter, Half, ThreeQuarters };
constexpr auto names_of(Rotation) { return words("0", "90", "180", "270"); }
constexpr Sides rotated(Sides sides, Rotation by) {
  const int turns = static_cast<int>(by);
  return static_cast<Sides>(((sides << turns) | (sides >> (4 - turns))) & 0xF);
}

inline constexpr std::size_t most_hand = 5;
inline constexpr std::size_t most_discarded = 2;  // LOST-TURN-11
inline constexpr int move_limit = 3;              // LOST-MOVE-01
inline constexpr int campfire_limit = 5;          // LOST-MOVE-02
inline constexpr int dragon_penalty = 2;          // LOST-DRAGON-07
inline constexpr int cards_set_aside = 10;        // LOST-SETUP-23
inline constexpr std::size_t mines = 4;
inline constexpr std::size_t most_slots = 9;
inline constexpr int treasure_kinds = 16;
inline constexpr std::size_t most_tokens = 16;
inline constexpr std::size_t most_kinds = 64;

// How many of each kind the pile has. Start and mine cards have higher numbers and are never in the pile.
using Cards = Bag<56>;
using Treasures = Bag<treasure_kinds>;

struct CardKind {
  std::string id;          // as in data/ and docs/rules/decks.md
  std::string short_name;  // as in match records
  Effect effect = Effect::Path;
  Sides open = 0;  // of path, start and mine cards; all open sides are joined (LAMB-57)
  Feature feature = Feature::None;
  Token token{};                   // of tools, traps and trolls
  std::array<bool, 3> shows = {};  // by Shows
  Clan clan{};                     // of start cards
  Back back = Back::None;          // of mine cards; none: the dragon's
  bool can_show(Shows what) const { return shows[static_cast<std::size_t>(what)]; }
  friend bool operator==(const CardKind&, const CardKind&) = default;
};

struct TreasureKind {
  std::string id;
  Back back = Back::None;
  std::uint8_t value = 0;
  friend bool operator==(const TreasureKind&, const TreasureKind&) = default;
};

// Where things lie on the board.
struct Board {
  int columns = 0, rows = 0;
  std::size_t slots = 0;         // for treasures, beside the board
  std::array<Cell, 2> starts{};  // by Clan
  std::array<Cell, mines> mine_spaces{};
  friend bool operator==(const Board&, const Board&) = default;
};

// Answers of clients can name any space.
inline bool is_on(const Board& board, Cell at) {
  return at.x >= 0 && at.y >= 0 && at.x < board.columns && at.y < board.rows;
}

// The cards and pieces of the box.
struct Deck {
  std::vector<CardKind> kinds;  // indexed by Card; path cards first, then action cards, start and mine cards
  Cards pile;
  std::array<Card, 2> starts{no_card, no_card};                            // by Clan
  std::array<Card, mines> mine_cards{no_card, no_card, no_card, no_card};  // gems, gold, silver, dragon
  std::vector<TreasureKind> treasure_kinds;
  Treasures treasures;
  Dwarfs dwarfs;
  std::array<std::uint8_t, token_kinds> tokens{};
  Board board;

  const CardKind& operator[](Card card) const { return kinds[static_cast<std::size_t>(card)]; }
  std::optional<Card> find(std::string_view id_or_short_name) const;
  friend bool operator==(const Deck&, const Deck&) = default;
};

// How cards may be turned (LAMB-13).
enum class Turns : std::uint8_t { Half, Quarter };
constexpr auto names_of(Turns) { return words("half", "quarter"); }

struct Options {
  int seats = 5;
  int rounds = 2;              // LOST-MATCH-01, -02
  Seat first_player = nobody;  // nobody: chance decides (LOST-TURN-01)
  Turns turns = Turns::Half;
  bool extra_round_on_tie = false;     // LOST-MATCH-19
  bool allow_end_flag = true;          // LOST-END-05
  bool auto_end_unreachable = false;   // LOST-END-08
  bool owner_sees_treasures = true;    // LAMB-05
  bool collect_while_passing = false;  // LAMB-07
  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int fewest_players = 3;  // LOST-SETUP-01
inline constexpr int most_players = 9;
inline constexpr int most_rounds = 9;

struct Rules {
  Options options;
  Deck deck;
  int seats = 0;
  int hand_size = 0;
  Dwarfs dwarfs;  // the dwarf cards that are dealt from (LOST-SETUP-10..-12)
  Area board;

  // Copies from the deck for the inner loop, by card.
  int path_kinds = 0;
  int pile_kinds = 0;
  std::array<Effect, most_kinds> effects{};
  std::array<Feature, most_kinds> features{};
  std::array<std::array<Sides, 4>, most_kinds> open_sides{};          // by [card][rotation]
  std::array<Inline<Rotation, 4>, most_kinds> different_rotations{};  // those that look different
  Inline<Rotation, 4> rotations;                                      // allowed ones

  Effect effect(Card card) const { return effects[static_cast<std::size_t>(card)]; }
  Feature feature(Card card) const { return features[static_cast<std::size_t>(card)]; }
  Sides open(Card card, Rotation by) const {
    return open_sides[static_cast<std::size_t>(card)][static_cast<std::size_t>(by)];
  }
  // Of rotations that look the same only the smallest (LOST-PATH-17).
  const Inline<Rotation, 4>& ways(Card card) const { return different_rotations[static_cast<std::size_t>(card)]; }
  bool allows(Rotation by) const {
    return options.turns == Turns::Quarter || by == Rotation::None || by == Rotation::Half;
  }
  Token token(Card card) const { return deck[card].token; }
  // The smallest rotation that looks like this one.
  Rotation smallest(Card card, Rotation by) const;
};

// Why these options cannot be played with this deck; none if they can.
std::optional<Reason> why_not(const Options&, const Deck&);
// The rules for these options with this deck, or an error.
Result<Rules> compose(const Options&, const Deck&);

}  // namespace filon::lost_mines

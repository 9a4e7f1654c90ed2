// The rules of one match, as values named for what they decide. Modules edit these values; no code asks which box a
// rule comes from.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/classic/cards/on_player.h"
#include "games/classic/modules/modules.h"
#include "games/classic/tunnels.h"
#include "kernel/card.h"
#include "kernel/cell.h"
#include "kernel/face.h"
#include "kernel/inline.h"
#include "kernel/names.h"
#include "kernel/reason.h"
#include "kernel/result.h"
#include "kernel/seat.h"

namespace filon::classic {

using filon::name;
using filon::named;

enum class Edition : std::uint8_t { E2004, E2011, E2024 };
constexpr auto names_of(Edition) { return words("2004", "2011", "2024"); }
enum class Tool : std::uint8_t { Pickaxe, Lantern, Cart };
constexpr auto names_of(Tool) { return words("pickaxe", "lantern", "cart"); }
enum class Role : std::uint8_t {
  Unknown,
  GoldDigger,
  Saboteur,
  BlueDigger,
  GreenDigger,
  Boss,
  Profiteer,
  Geologist,
  GreedyDwarf,
};
constexpr auto names_of(Role) {
  return words("unknown", "gold_digger", "saboteur", "blue_digger", "green_digger", "boss", "profiteer", "geologist",
               "greedy_dwarf");
}
enum class Door : std::uint8_t { None, Blue, Green };
constexpr auto names_of(Door) { return words("none", "blue", "green"); }

inline constexpr auto all_editions = all_of<Edition>();
inline constexpr auto all_tools = all_of<Tool>();
inline constexpr auto all_modules = all_of<Module>();

inline constexpr int role_kinds = 16;  // with room for those of modules
inline constexpr int gold_kinds = 8;
inline constexpr std::size_t most_goals = 5;  // goal cells
inline constexpr int most_goal_cards = 16;    // in a deck
inline constexpr std::size_t most_hand = 12;
inline constexpr std::size_t most_paid = 3;      // cards discarded or paid together
inline constexpr std::size_t most_in_front = 5;  // three tools, a prison and a thief
inline constexpr std::size_t most_chests = 4;    // closed chests in the maze
inline constexpr int most_kinds_of_chests = 32;  // chest cards in a deck, and path cards that cover them
inline constexpr std::size_t pawns = 2;
inline constexpr std::size_t most_kinds = 128;

// How many of each kind the pile has. Start and goal cards have higher numbers and are never in the pile.
using Cards = Bag<80>;
using Roles = Bag<role_kinds>;  // by Role
using Gold = Bag<gold_kinds>;   // by value in nuggets

// What a card does when it is played; one file each in cards/.
enum class Effect : std::uint8_t {
  Path,
  Break,
  Mend,
  Rockfall,
  Map,
  GoalSwap,
  ForgottenTreasure,
  Veto,
  DirectionChange,
  Scout,
  Diversion,
  OnPlayer,  // see cards/on_player.h
  InMaze,    // it lies in the maze from the beginning and is never in a hand
};
constexpr auto names_of(Effect) {
  return words("path", "break", "mend", "rockfall", "map", "goal_swap", "forgotten_treasure", "veto",
               "direction_change", "scout", "diversion", "on_player", "in_maze");
}

// What a card is that lies in the maze from the beginning.
enum class InMaze : std::uint8_t {
  No,
  Start,
  Treasure,
  Stone,
  Bag,
  Dragon,
  Spider,
  BlackPath,  // a path card with a black back, which covers a chest
  Chest,
};

// What a chest does when it is opened; see cards/chest_effects.cpp.
enum class ChestEffect : std::uint8_t {
  Nugget,
  MapBan,
  SkipDraw,
  ExtraDraw,
  PushGoal,
  StealCard,
  Draw3,
  Inspect,
  SearchDiscard,
  Mill5,
};
constexpr auto names_of(ChestEffect) {
  return words("nugget", "map_ban", "skip_draw", "extra_draw", "push_goal", "steal_card", "draw3", "inspect",
               "search_discard", "mill5");
}

struct CardKind {
  std::string id;          // as in data/ and docs/rules/decks.md
  std::string short_name;  // as in match records
  Effect effect = Effect::Path;
  OnPlayer on_player{};            // if the effect is OnPlayer
  InMaze in_maze{};                // if the effect is InMaze
  ChestEffect chest{};             // if it is a chest
  Face face;                       // of path, start and goal cards
  std::array<bool, 3> tools = {};  // by Tool: what a break or mend card acts on
  Door door = Door::None;          // across the tunnel of a path card
  std::uint8_t crystals = 0;
  std::uint8_t nuggets = 0;  // in a bag
  bool has_tool(Tool tool) const { return tools[static_cast<std::size_t>(tool)]; }
  friend bool operator==(const CardKind&, const CardKind&) = default;
};

// The cards of one or more boxes.
struct Deck {
  std::vector<CardKind> kinds;  // indexed by Card; pile cards come first
  Cards pile;
  std::vector<Card> goals;                // one entry for each copy
  std::vector<Card> chests, black_paths;  // the same
  Card start = no_card;
  Roles roles;  // all role cards of the box
  Gold gold;

  const CardKind& operator[](Card card) const { return kinds[static_cast<std::size_t>(card)]; }
  std::optional<Card> find(std::string_view id_or_short_name) const;
  friend bool operator==(const Deck&, const Deck&) = default;
};

class Modules {
 public:
  constexpr Modules() = default;
  constexpr Modules(std::initializer_list<Module> modules) {
    for (Module module : modules) insert(module);
  }
  constexpr bool contains(Module module) const { return (bits_ >> static_cast<int>(module) & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void insert(Module module) { bits_ |= std::uint32_t{1} << static_cast<int>(module); }
  friend constexpr bool operator==(Modules, Modules) = default;

 private:
  std::uint32_t bits_ = 0;
};

// Where things lie; empty: where they usually lie.
struct Layout {
  Inline<Cell, most_goals> goals;
  Inline<Cell, most_chests> chests;
  Inline<Cell, 1> workshop, party;
  friend bool operator==(const Layout&, const Layout&) = default;
};

struct Options {
  Edition edition = Edition::E2024;
  int seats = 5;
  Seat first_player{0};  // BASE-SETUP-37, -38; S2-SETUP-34, -35
  Modules with;
  Layout layout{};
  int veto_seconds = 4;  // how long others can stop a card (WC19-22)
  friend bool operator==(const Options&, const Options&) = default;
};

struct Range {
  int least, most;
  bool contains(std::size_t n) const { return static_cast<int>(n) >= least && static_cast<int>(n) <= most; }
};

using Dealer = kernel::Dealer<Classic>;
struct RoundEnded;

// Who is paid if the treasure is reached but doors shut both teams out.
enum class ShutOut : std::uint8_t { BossElseSaboteurs, BossAndProfiteer };

// The open sides of a path card both ways round, as sets of one; none if a half turn changes nothing.
struct Ways {
  Fits printed = 0;
  Fits half_turn = 0;
};

struct Rules {
  Options options;
  Deck deck;
  Range players{3, 10};
  int seats = 0;
  int rounds = 3;
  int hand_size = 0;
  int set_aside = 0;              // cards of the pile that nobody draws in a round
  Roles role_pool;                // the role cards that are dealt from (BASE-SETUP-16, S2-SETUP-31)
  bool shows_spare_roles = true;  // at the end of a round (BASE-END-07, S2-END-05)
  Range pass_with{1, 1};          // how many cards a pass discards
  int clear_with = 0;             // cards paid to remove one card in front of oneself; 0: not possible
  Gold gold;                      // the gold cards in use
  bool gold_per_player = false;   // draws one gold card per player instead of one per gold digger
  int most_gold_drawn = 0;        // BASE-SCORE-02
  std::array<int, 5> reward{};    // nuggets for each saboteur, by number of saboteurs
  ShutOut shut_out = ShutOut::BossAndProfiteer;
  Inline<Cell, most_goals> goal_cells;
  // The player who reaches several goals turns them one by one, in the order they choose, and turns a goal the way they
  // choose if it fits both ways; the treasure ends the round at once (GOALS-13, MOD-16).
  bool goals_one_by_one = false;
  Inline<Cell, most_chests> chest_cells;
  Inline<Cell, 1> workshop_at, party_at;
  Inline<Cell, 1> laid_before;        // a random path card lies here when a round begins (VTRN-05)
  int pawns = 0;                      // that can be recruited in a round (ROP-09)
  int nuggets_at_start = 0;           // of the match, for each player (ROP-02)
  bool broken_share_nothing = false;  // gold diggers with a broken tool are left out of the sharing (VSAB-02)
  bool moves_last_path = false;       // a card can move the path card that was placed last (WC23-01)
  int vetoes = 0;                     // cards of the pile that stop another card
  // Goal cards that are always dealt if the deck has more goal cards than cells (GOALS-03). Empty if it has the same
  // number.
  Inline<Card, most_goals> sure_goals;
  // Some card uses the order of the discard pile (MOD-10): Hidden::face_down keeps it, and positions write it.
  bool discards_in_order = false;

  // Named moments: who won the round, and how the gold is shared. end_sharing() follows.
  RoundEnded (*judge)(const Dealer&, Seat finisher) = nullptr;
  void (*share_gold)(Dealer&) = nullptr;

  // The cards of a pile come first in a deck, and path cards before all others.
  int path_kinds = 0;
  int pile_kinds = 0;
  // Copies from the deck for the inner loop, by card; faces by [card][turned].
  std::array<std::array<Face, 2>, most_kinds> faces{};
  std::array<Ways, most_kinds> ways_to_lie{};
  std::array<Inline<Tool, 3>, most_kinds> tools_shown{};
  std::array<Effect, most_kinds> effects{};
  std::array<OnPlayer, most_kinds> on_players{};
  std::array<InMaze, most_kinds> in_mazes{};
  bool has_ladders = false;
  Face face(Card card, Turned turned) const {
    return faces[static_cast<std::size_t>(card)][static_cast<std::size_t>(turned)];
  }
  Ways ways(Card card) const { return ways_to_lie[static_cast<std::size_t>(card)]; }
  const Inline<Tool, 3>& tools(Card card) const { return tools_shown[static_cast<std::size_t>(card)]; }
  Effect effect(Card card) const { return effects[static_cast<std::size_t>(card)]; }
  InMaze in_maze(Card card) const { return in_mazes[static_cast<std::size_t>(card)]; }
  // Requires: the effect of the card is OnPlayer.
  OnPlayer on_player(Card card) const { return on_players[static_cast<std::size_t>(card)]; }
  bool is(Card card, OnPlayer which) const { return effect(card) == Effect::OnPlayer && on_player(card) == which; }
};

// Why these options cannot be played with this deck; none if they can.
std::optional<Reason> why_not(const Options&, const Deck&);
// The rules for these options with this deck, or an error.
Result<Rules> compose(const Options&, const Deck&);

std::string name(Modules);  // separated by commas
std::optional<Modules> modules_named(std::string_view with_commas);

}  // namespace filon::classic

// The rules in force for one match: values that decide, named for what they decide. A module edits this value;
// nobody asks which box a rule came from.
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
enum class Role : std::uint8_t { Unknown, GoldDigger, Saboteur, BlueDigger, GreenDigger, Boss, Profiteer, Geologist };
constexpr auto names_of(Role) {
  return words("unknown", "gold_digger", "saboteur", "blue_digger", "green_digger", "boss", "profiteer", "geologist");
}
enum class Door : std::uint8_t { None, Blue, Green };
constexpr auto names_of(Door) { return words("none", "blue", "green"); }

inline constexpr auto all_editions = all_of<Edition>();
inline constexpr auto all_tools = all_of<Tool>();
inline constexpr auto all_modules = all_of<Module>();

inline constexpr int role_kinds = 16;  // room for those of the modules
inline constexpr int gold_kinds = 8;
inline constexpr std::size_t most_goals = 5;  // places
inline constexpr int most_goal_cards = 16;    // of a deck
inline constexpr std::size_t most_hand = 12;
inline constexpr std::size_t most_paid = 3;      // cards of a hand that go face down together
inline constexpr std::size_t most_in_front = 5;  // three tools, a prison and a thief in front of a seat
inline constexpr std::size_t most_kinds = 128;

// Copies of the kinds that can lie in the pile; start and goal cards come after these and are never in it.
using Cards = Bag<80>;
using Roles = Bag<role_kinds>;  // by Role
using Gold = Bag<gold_kinds>;   // by value in nuggets

// What playing a card does; one file each in classic/cards/.
enum class Effect : std::uint8_t {
  Path,
  Break,
  Mend,
  Rockfall,
  Map,
  OnPlayer,  // one of the cards of cards/on_player.h
  Start,
  Treasure,
  Stone,
};
constexpr auto names_of(Effect) {
  return words("path", "break", "mend", "rockfall", "map", "on_player", "start", "treasure", "stone");
}

struct CardKind {
  std::string id;          // as in data/ and docs/rules/decks.md
  std::string short_name;  // as in match records
  Effect effect = Effect::Path;
  OnPlayer on_player{};            // if this is its effect
  Face face;                       // path, start and goal cards
  std::array<bool, 3> tools = {};  // by Tool: what a break or mend card acts on
  Door door = Door::None;          // across the tunnel that leads through a path card
  std::uint8_t crystals = 0;
  bool has_tool(Tool tool) const { return tools[static_cast<std::size_t>(tool)]; }
  friend bool operator==(const CardKind&, const CardKind&) = default;
};

// The cards of a box, or of several boxes together.
struct Deck {
  std::vector<CardKind> kinds;  // indexed by Card; first those of the pile
  Cards pile;
  std::vector<Card> goals;  // one entry a copy
  Card start = no_card;
  Roles roles;  // all role cards of the box
  Gold gold;

  const CardKind& operator[](Card card) const { return kinds[static_cast<std::size_t>(card)]; }
  std::optional<Card> find(std::string_view id_or_short_name) const;
  friend bool operator==(const Deck&, const Deck&) = default;
};

// A set of modules.
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

struct Options {
  Edition edition = Edition::E2024;
  int seats = 5;
  Seat first_player{0};  // BASE-SETUP-37, -38; S2-SETUP-34, -35
  Modules with;
  friend bool operator==(const Options&, const Options&) = default;
};

struct Range {
  int least, most;
  bool contains(std::size_t n) const { return static_cast<int>(n) >= least && static_cast<int>(n) <= most; }
};

using Dealer = kernel::Dealer<Classic>;
struct RoundEnded;

// Who is paid when the treasure is reached and doors shut both teams out.
enum class ShutOut : std::uint8_t { BossElseSaboteurs, BossAndProfiteer };

struct Rules {
  Options options;
  Deck deck;
  Range players{3, 10};
  int seats = 0;
  int rounds = 3;
  int hand_size = 0;
  int set_aside = 0;              // cards of the pile that nobody draws in a round
  Roles role_pool;                // the role cards that are shuffled and dealt (BASE-SETUP-16, S2-SETUP-31)
  bool shows_spare_roles = true;  // at the end of a round (BASE-END-07, S2-END-05)
  Range pass_with{1, 1};          // how many cards a pass discards
  int clear_with = 0;             // cards paid to take away one card in front of oneself; 0: nobody can
  Gold gold;                      // the gold cards in use
  bool gold_per_player = false;   // gold cards drawn: one a player, else one a gold digger
  int most_gold_drawn = 0;        // BASE-SCORE-02
  std::array<int, 5> reward{};    // nuggets for each saboteur, by the number of saboteurs in play
  ShutOut shut_out = ShutOut::BossAndProfiteer;
  Inline<Cell, most_goals> goal_cells;
  // The goal cards that are always dealt, where a deck has more of them than there are cells (GOALS-03). None: a deck
  // has as many as cells.
  Inline<Card, most_goals> sure_goals;
  bool discards_in_order = false;  // a card looks at the order of the discard pile, so positions write it (MOD-10)

  // Named moments: who won the round, and how the gold is shared; then end_sharing() goes on.
  RoundEnded (*judge)(const Dealer&, Seat finisher) = nullptr;
  void (*share_gold)(Dealer&) = nullptr;

  // Copied out of the deck for the inner loop: faces as they lie, [card][turned], and effects, [card].
  std::array<std::array<Face, 2>, most_kinds> faces{};
  std::array<Effect, most_kinds> effects{};
  std::array<OnPlayer, most_kinds> on_players{};
  bool has_ladders = false;
  Face face(Card card, Turned turned) const {
    return faces[static_cast<std::size_t>(card)][static_cast<std::size_t>(turned)];
  }
  Effect effect(Card card) const { return effects[static_cast<std::size_t>(card)]; }
  // Requires: this is the card's effect.
  OnPlayer on_player(Card card) const { return on_players[static_cast<std::size_t>(card)]; }
  bool is(Card card, OnPlayer which) const { return effect(card) == Effect::OnPlayer && on_player(card) == which; }
};

// Why these options cannot be played with this deck, whatever was chosen; none: they can.
std::optional<Reason> why_not(const Options&, const Deck&);
// The rules for these options with this deck, or why there are none.
Result<Rules> compose(const Options&, const Deck&);

std::string name(Modules);  // with commas between
std::optional<Modules> modules_named(std::string_view with_commas);

}  // namespace filon::classic

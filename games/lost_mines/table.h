// What is public on the table, and what one seat has or knows. A view is these two together: it has no member for a
// secret.
#pragma once

#include <algorithm>
#include <optional>

#include "games/lost_mines/forest.h"
#include "kernel/question.h"
#include "kernel/view.h"

namespace filon::lost_mines {

enum class Ask : std::uint8_t {
  TakeTurn,      // step 1: play or discard
  Walk,          // step 2
  PickRotation,  // of the mine just revealed
  PickTreasure,  // which of those that can be taken
  GoOn,          // a pause after a round
};
constexpr auto names_of(Ask) { return words("turn", "walk", "rotation", "treasure", "go_on"); }
using Question = kernel::Question<Ask>;

// What still happens before the next question (docs/decisions/0009).
enum class Do : std::uint8_t {
  EndTurn,  // the tests for the end of the round, then the draws
  NextRound,
};
constexpr auto names_of(Do) { return words("end_turn", "next_round"); }
struct Step {
  Do what = Do::EndTurn;
  Seat by = nobody;
  std::uint8_t draws = 0;
  friend bool operator==(const Step&, const Step&) = default;
};
using Agenda = Inline<Step, 4>;

inline constexpr std::uint8_t no_mine = 0xFF;
struct Mine {
  Cell at;
  Card card = no_card;  // no_card: face down
  bool is_face_up() const { return card != no_card; }
  friend bool operator==(const Mine&, const Mine&) = default;
};

struct Treasure {
  Back back = Back::None;
  Seat owner = nobody;     // nobody: it lies in its slot
  std::uint8_t value = 0;  // shown at the end of the round, if it was collected
  bool is_left() const { return owner == nobody; }
  friend bool operator==(const Treasure&, const Treasure&) = default;
};

// A trap or a troll across a path.
struct Across {
  Edge edge;
  Token token{};
  Seat by = nobody;
  friend bool operator==(const Across&, const Across&) = default;
};

// What a seat has looked at, which everybody saw (LOST-INFO-12): as bits.
struct Looked {
  std::uint8_t mines = 0;
  std::uint16_t treasures = 0;
  Seats dwarfs;
  bool has_seen_treasure(int slot) const { return (treasures >> slot & 1) != 0; }
  friend bool operator==(const Looked&, const Looked&) = default;
};

enum class Because : std::uint8_t { None, AllCollected, NoCards, Agreed, Unreachable };
constexpr auto names_of(Because) { return words("none", "all_collected", "no_cards", "agreed", "unreachable"); }

// How the loot of one clan was shared (LOST-SCORE-10..-19).
struct Pool {
  Seats members;
  std::uint8_t total = 0;
  std::uint8_t share = 0;  // for each member
  std::uint8_t remainder = 0;
  std::uint8_t best = 0;   // the value of the highest treasure
  Seats best_owners;       // who share the remainder, if there is one
  std::uint8_t bonus = 0;  // for each of them
  std::uint8_t lost = 0;
  friend bool operator==(const Pool&, const Pool&) = default;
};
struct Loot {
  std::array<Pool, 2> pools;    // by Clan
  PerSeat<std::uint8_t> won;    // after the dragon
  std::uint8_t given_back = 0;  // by the holder of the dragon
  friend bool operator==(const Loot&, const Loot&) = default;
};

struct Table {
  Forest forest;
  std::array<Mine, mines> mine;
  Inline<Treasure, most_slots> treasures;  // by slot
  Inline<Across, most_tokens> across;
  std::array<std::uint8_t, token_kinds> reserve{};
  Question question;  // closed: the match is over
  Agenda agenda;
  PerSeat<Clan> clan;
  PerSeat<Cell> dwarf;  // where it stands
  PerSeat<std::uint8_t> hand_size;
  PerSeat<std::uint8_t> discards;  // face down, by choice or to a trap
  PerSeat<Card> troll;             // in front of its player; no_card: none
  PerSeat<Looked> looked;
  PerSeat<Role> role;  // shown at the end of a round
  PerSeat<std::uint16_t> score;
  Seats ready;  // to end this round
  Seat dragon = nobody;
  Cards played;  // cards in the discard pile that everybody saw: action cards, and path cards removed by storms
  std::uint8_t pile = 0;
  std::uint8_t seats = 0;
  std::uint8_t round = 0;
  std::uint8_t rounds = 0;  // of this match; a tie can add one
  Seat first = nobody;      // of this round
  Seat last_to_play = nobody;
  Seat last_to_discard = nobody;
  std::uint8_t opening = no_mine;  // the mine that was revealed and is not turned yet
  Cell came_from;                  // the space its dwarf came from
  Because ended = Because::None;   // why the last round ended
  Loot loot;                       // of the last round
  Seats winners;                   // of the match
  bool is_over() const { return round > 0 && !question.is_open(); }
  friend bool operator==(const Table&, const Table&) = default;
};

struct Holding {
  Inline<Card, most_hand> hand;  // sorted
  Role role = Role::Unknown;
  std::array<std::uint8_t, most_slots> values{};  // of treasures, by slot; 0: not seen
  std::array<Card, mines> mines_seen{no_card, no_card, no_card, no_card};
  PerSeat<Role> roles_seen;
  Cards discarded;  // face down, by this seat
  std::optional<Action> sealed;
  bool holds(Card card) const { return std::find(hand.begin(), hand.end(), card) != hand.end(); }
  friend bool operator==(const Holding&, const Holding&) = default;
};

using View = kernel::View<Table, Holding>;
using Sight = kernel::Sight<Table, Holding>;

// Where a dwarf stands among the mines; `mines` if on none of them.
inline std::size_t mine_at(const Table& table, Cell at) {
  std::size_t mine = 0;
  while (mine < mines && table.mine[mine].at != at) ++mine;
  return mine;
}
inline int discard_pile_size(const Table& table) {
  int size = table.played.size();
  for (int i = 0; i < table.seats; ++i) size += table.discards[seat(i)];
  return size;
}

}  // namespace filon::lost_mines

// The answers to a question, each with its own fields, and the reasons why an answer is refused.
#pragma once

#include <variant>

#include "games/lost_mines/rules.h"

namespace filon::lost_mines {

// The border between two neighbouring spaces, the one with the lower number first.
struct Edge {
  Cell one, other;
  friend constexpr bool operator==(Edge, Edge) = default;
};
constexpr Edge edge(Cell at, Side side) {
  const Cell next = beside(at, side);
  return at < next ? Edge{at, next} : Edge{next, at};
}

// A place for treasure beside the board.
enum class Slot : std::uint8_t {};
inline constexpr Slot no_slot{0xFF};
constexpr int index(Slot slot) { return static_cast<int>(slot); }
constexpr Slot slot(int index) { return static_cast<Slot>(index); }
constexpr void may_be_omitted(Slot) {}

struct LayPath {
  Card card;
  Cell at;
  Rotation rotation = Rotation::None;
  friend bool operator==(const LayPath&, const LayPath&) = default;
};
struct UseTool {
  Card card;
  Cell at;
  friend bool operator==(const UseTool&, const UseTool&) = default;
};
// A trap or a troll.
struct PlaceToken {
  Card card;
  Edge edge;
  friend bool operator==(const PlaceToken&, const PlaceToken&) = default;
};
struct CallStorm {
  Card card;
  Cell at;
  friend bool operator==(const CallStorm&, const CallStorm&) = default;
};
struct LookAtMine {
  Card card;
  std::uint8_t mine;  // index into Table::mines
  friend bool operator==(const LookAtMine&, const LookAtMine&) = default;
};
struct LookAtTreasure {
  Card card;
  std::uint8_t slot;
  friend bool operator==(const LookAtTreasure&, const LookAtTreasure&) = default;
};
struct LookAtDwarf {
  Card card;
  Seat whom;
  friend bool operator==(const LookAtDwarf&, const LookAtDwarf&) = default;
};
struct Discard {
  Inline<Card, most_hand> cards;  // sorted; one or two, the others are refused
  friend bool operator==(const Discard&, const Discard&) = default;
};
// The spaces entered, in order. There is room for one more than the longest walk, so that it can be refused by name.
using Route = Inline<Cell, campfire_limit + 1>;
// Staying is a walk of no spaces.
struct Walk {
  Route route;
  Slot slot = no_slot;  // the treasure to take if the walk ends in a mine that lies face up; none: the first one
  friend bool operator==(const Walk&, const Walk&) = default;
};
struct PickRotation {
  Rotation rotation;
  friend bool operator==(const PickRotation&, const PickRotation&) = default;
};
struct PickTreasure {
  std::uint8_t slot;
  friend bool operator==(const PickTreasure&, const PickTreasure&) = default;
};
struct GoOn {
  friend bool operator==(const GoOn&, const GoOn&) = default;
};
// Not an answer but a signal: any seat may give it at any time (LOST-END-05).
struct SetReady {
  bool ready = false;  // to end this round
  friend bool operator==(const SetReady&, const SetReady&) = default;
};

using Action = std::variant<LayPath, UseTool, PlaceToken, CallStorm, LookAtMine, LookAtTreasure, LookAtDwarf, Discard,
                            Walk, PickRotation, PickTreasure, GoOn, SetReady>;
using Actions = Inline<Action, 1536>;

enum class Refusal : std::uint8_t {
  MatchOver,
  RoundOver,
  NotAsked,
  NotTheQuestion,  // it answers another question than the open one
  AlreadyAnswered,
  NoSuchSeat,
  NotInHand,
  NotThatKind,  // the card cannot be used this way
  OutsideBoard,
  SpaceNotEmpty,
  BadRotation,
  NotAdjacent,
  SideMismatch,
  DoesNotExtend,
  WrongTool,
  NoLegalTarget,  // no such obstacle lies there
  AlreadyOvercome,
  NoTokenLeft,
  Malformed,  // it names something that does not exist
  EdgeOccupied,
  EdgeNotPath,
  NotAPathCard,
  CardOccupied,
  OptionNotOnCard,
  MineAlreadyRevealed,
  TreasureNotAvailable,
  OwnDwarfCard,
  BadDiscardCount,
  TooManySteps,
  NotConnected,
  TrollBlocks,
  ObstacleBlocks,
  CardFull,
  MustStopAtMine,
  RotationNotOffered,
  FlagsNotAllowed,
  AlreadySo,  // the flag is set already, or was not
};
constexpr auto names_of(Refusal) {
  return words("match_over", "round_over", "not_asked", "not_the_question", "already_answered", "no_such_seat",
               "not_in_hand", "not_that_kind", "outside_board", "space_not_empty", "bad_rotation", "not_adjacent",
               "side_mismatch", "does_not_extend", "wrong_tool", "no_legal_target", "already_overcome", "no_token_left",
               "malformed", "edge_occupied", "edge_not_path", "not_a_path_card", "card_occupied", "option_not_on_card",
               "mine_already_revealed", "treasure_not_available", "own_dwarf_card", "bad_discard_count",
               "too_many_steps", "not_connected", "troll_blocks", "obstacle_blocks", "card_full", "must_stop_at_mine",
               "rotation_not_offered", "flags_not_allowed", "already_so");
}

}  // namespace filon::lost_mines

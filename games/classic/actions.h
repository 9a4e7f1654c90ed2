// The answers to a question, each with its own fields, and the reasons why an answer is refused.
#pragma once

#include <string_view>
#include <variant>

#include "games/classic/rules.h"
#include "kernel/names.h"

namespace filon::classic {

struct PlacePath {
  Card card;
  Cell at;
  Turned turned = Turned::No;
  friend bool operator==(const PlacePath&, const PlacePath&) = default;
};
struct BreakTool {
  Card card;
  Seat whom;
  friend bool operator==(const BreakTool&, const BreakTool&) = default;
};
struct MendTool {
  Card card;
  Seat whom;
  Tool tool;
  friend bool operator==(const MendTool&, const MendTool&) = default;
};
struct Rockfall {
  Card card;
  Cell at;
  friend bool operator==(const Rockfall&, const Rockfall&) = default;
};
struct PeekGoal {
  Card card;
  std::uint8_t goal;  // index into Table::goals, from north to south
  friend bool operator==(const PeekGoal&, const PeekGoal&) = default;
};
// Passing with cards, which are discarded face down.
struct Discard {
  Inline<Card, most_paid> cards;  // sorted
  friend bool operator==(const Discard&, const Discard&) = default;
};
// Passing with an empty hand.
struct Pass {
  friend bool operator==(const Pass&, const Pass&) = default;
};
struct TakeGold {
  std::uint8_t value;
  friend bool operator==(const TakeGold&, const TakeGold&) = default;
};

// A card played on a player; its effect says what it does.
struct PlayOn {
  Card card;
  Seat whom;
  friend bool operator==(const PlayOn&, const PlayOn&) = default;
};
// Paying cards, face down, to remove a card in front of oneself.
struct alignas(2) ClearAway {
  Card away;
  Inline<Card, most_paid> paid;  // sorted
  friend bool operator==(const ClearAway&, const ClearAway&) = default;
};
struct Steal {
  Seat from;
  friend bool operator==(const Steal&, const Steal&) = default;
};
// Choosing not to steal.
struct Decline {
  friend bool operator==(const Decline&, const Decline&) = default;
};

// The round is over and the gold is shared: the next round may be dealt.
struct GoOn {
  friend bool operator==(const GoOn&, const GoOn&) = default;
};

using Action = std::variant<PlacePath, BreakTool, MendTool, Rockfall, PeekGoal, Discard, Pass, TakeGold, PlayOn,
                            ClearAway, Steal, Decline, GoOn>;
static_assert(sizeof(Action) == 8, "lists of answers are written and read by whole words");

// Room for all legal answers of any position: each card of the largest hand in each empty cell, both ways round, and
// all sets of one to three cards, to pass or to clear away each card in front of oneself. The caller owns the list and
// reuses it.
inline constexpr std::size_t most_sets =
    most_hand + most_hand * (most_hand - 1) / 2 + most_hand * (most_hand - 1) * (most_hand - 2) / 6;
using Actions = LongList<Action, 2 * most_hand * Tunnels::most_sites + (1 + most_in_front) * most_sets + 1>;

enum class Refusal : std::uint8_t {
  MatchOver,
  NotAsked,        // another seat is asked
  NotTheQuestion,  // an answer to another kind of question
  NotInHand,
  NotThatKind,  // the card has another effect
  ToolsBroken,
  CellTaken,
  TouchesNothing,
  EdgesDiffer,
  NotLinked,
  NoSuchSeat,
  OnYourself,
  AlreadyBroken,
  NotBroken,
  CannotMend,  // the card does not show that tool
  NothingThere,
  CannotFall,  // start and goal cards stay
  NoSuchGoal,
  GoalFaceUp,
  WrongCount,
  HandNotEmpty,
  NotOffered,
  Imprisoned,
  BesideGoal,  // a ladder must not be beside a goal
  OnlyYourself,
  AlreadyThief,
  NoThief,
  AlreadyImprisoned,
  NotImprisoned,
  NoRoleLeft,
  NotInFront,
  NotInThisGame,
  NothingToSteal,
  AlreadyAnswered,
  TooFar,  // beyond the edge of the maze
};
constexpr auto names_of(Refusal) {
  return words("match_over", "not_asked", "not_the_question", "not_in_hand", "not_that_kind", "tools_broken",
               "cell_taken", "touches_nothing", "edges_differ", "not_linked", "no_such_seat", "on_yourself",
               "already_broken", "not_broken", "cannot_mend", "nothing_there", "cannot_fall", "no_such_goal",
               "goal_face_up", "wrong_count", "hand_not_empty", "not_offered", "imprisoned", "beside_goal",
               "only_yourself", "already_thief", "no_thief", "already_imprisoned", "not_imprisoned", "no_role_left",
               "not_in_front", "not_in_this_game", "nothing_to_steal", "already_answered", "too_far");
}

}  // namespace filon::classic

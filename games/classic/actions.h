// The answers to a question, each with its own fields, and the reasons why an answer is refused.
#pragma once

#include <string_view>
#include <variant>

#include "games/classic/rules.h"
#include "kernel/names.h"

namespace filon::classic {

// Who pays to place a card where the pawn of another player stands (ROP-12, ROP-29).
enum class Fee : std::uint8_t { None, Mine, Request };
constexpr auto names_of(Fee) { return words("none", "mine", "request"); }
constexpr void may_be_omitted(Fee) {}

struct PlacePath {
  Card card;
  Cell at;
  Turned turned = Turned::No;
  Fee fee = Fee::None;
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

// Playing a card that has no target: forgotten treasure, direction change, scout.
struct PlayCard {
  Card card;
  friend bool operator==(const PlayCard&, const PlayCard&) = default;
};
struct SwapGoals {
  Card card;
  std::uint8_t one, other;  // indexes into Table::goals, the smaller one first
  bool swap;                // false: both go back where they were; only the player knows (WC17-03)
  friend bool operator==(const SwapGoals&, const SwapGoals&) = default;
};
// Moving the path card that was placed last.
struct Divert {
  Card card;
  Cell at;
  Turned turned = Turned::No;
  Fee fee = Fee::None;
  friend bool operator==(const Divert&, const Divert&) = default;
};
// Using a map on a closed chest.
struct PeekChest {
  Card card;
  std::uint8_t chest;  // index into Table::chests
  friend bool operator==(const PeekChest&, const PeekChest&) = default;
};
// Discarding a card to put a pawn on a free end of a tunnel.
struct Recruit {
  Card card;
  std::uint8_t pawn;
  Cell at;
  friend bool operator==(const Recruit&, const Recruit&) = default;
};
// Stopping the card that was announced.
struct PlayVeto {
  Card card;
  friend bool operator==(const PlayVeto&, const PlayVeto&) = default;
};
// Paying the fee for another player.
struct Agree {
  friend bool operator==(const Agree&, const Agree&) = default;
};
// Giving a gold card away for nuggets, to pay one of them.
struct CashGold {
  std::uint8_t value;
  friend bool operator==(const CashGold&, const CashGold&) = default;
};
// Choosing a goal, a chest or a postcard.
struct PickPlace {
  Cell at;
  friend bool operator==(const PickPlace&, const PickPlace&) = default;
};
// Choosing which way round a card lies.
struct PickRotation {
  Turned turned;
  friend bool operator==(const PickRotation&, const PickRotation&) = default;
};
struct PickPlayer {
  Seat whom;
  friend bool operator==(const PickPlayer&, const PickPlayer&) = default;
};
// Choosing one of the cards that the player looks at.
struct PickCard {
  std::uint8_t position;  // index into Holding::looking
  friend bool operator==(const PickCard&, const PickCard&) = default;
};

// The round is over and the gold is shared: the next round may be dealt.
struct GoOn {
  friend bool operator==(const GoOn&, const GoOn&) = default;
};

using Action = std::variant<PlacePath, BreakTool, MendTool, Rockfall, PeekGoal, Discard, Pass, TakeGold, PlayOn,
                            ClearAway, Steal, Decline, GoOn, PlayCard, SwapGoals, Divert, PeekChest, Recruit, PlayVeto,
                            Agree, CashGold, PickPlace, PickRotation, PickPlayer, PickCard>;
static_assert(sizeof(Action) == 8, "lists of answers are written and read by whole words");

// Room for all legal answers of any position: each card of the largest hand in each empty cell, both ways round, the
// cells with a pawn twice; each card paid for each pawn on each empty cell; a card moved to each of them; and all sets
// of one to three cards, to pass or to clear away each card in front of oneself. The caller owns the list and reuses
// it.
inline constexpr std::size_t most_sets =
    most_hand + most_hand * (most_hand - 1) / 2 + most_hand * (most_hand - 1) * (most_hand - 2) / 6;
using Actions = LongList<Action, 2 * (most_hand + 1) * (Tunnels::most_sites + pawns) +
                                     most_hand * pawns * Tunnels::most_sites + (1 + most_in_front) * most_sets + 64>;

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
  TooFar,          // beyond the edge of the maze
  PawnThere,       // a pawn stands there, and nobody is named to pay
  NothingToPay,    // no pawn of another player stands there
  NoNugget,        // they have nothing to pay with
  AlreadyRefused,  // the others did not want to pay for this pawn in this turn
  SameGoal,
  NothingDiscarded,   // the discard pile is empty
  OnlyAgainstOthers,  // a veto answers the card of another player
  TooFewPaths,        // a scout needs two path cards
  NoSecondPath,       // no other path card could follow
  NothingLaidYet,     // no path card was placed, or it is gone
  SamePlace,
  MapsBanned,
  NoSuchChest,
  ChestOpen,
  NoPawnLeft,
  NotAFreeEnd,
  NotReached,
  CannotBePushed,
  EmptyHand,
  CannotKeep,  // a forgotten treasure cannot be kept by another
  MustPlaceSecond,
};
constexpr auto names_of(Refusal) {
  return words("match_over", "not_asked", "not_the_question", "not_in_hand", "not_that_kind", "tools_broken",
               "cell_taken", "touches_nothing", "edges_differ", "not_linked", "no_such_seat", "on_yourself",
               "already_broken", "not_broken", "cannot_mend", "nothing_there", "cannot_fall", "no_such_goal",
               "goal_face_up", "wrong_count", "hand_not_empty", "not_offered", "imprisoned", "beside_goal",
               "only_yourself", "already_thief", "no_thief", "already_imprisoned", "not_imprisoned", "no_role_left",
               "not_in_front", "not_in_this_game", "nothing_to_steal", "already_answered", "too_far", "pawn_there",
               "nothing_to_pay", "no_nugget", "already_refused", "same_goal", "nothing_discarded",
               "only_against_others", "too_few_paths", "no_second_path", "nothing_laid_yet", "same_place",
               "maps_banned", "no_such_chest", "chest_open", "no_pawn_left", "not_a_free_end", "not_reached",
               "cannot_be_pushed", "empty_hand", "cannot_keep", "must_place_second");
}

}  // namespace filon::classic

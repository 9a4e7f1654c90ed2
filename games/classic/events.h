// Events, in the past tense. Each is split when it is created: `told` goes to the whole table, whispers go to single
// seats. The two functions apply() change states and views alike. An event that is an answer has answer(): the answer
// as everybody knows it, with no_card and 0 for secrets.
#pragma once

#include <vector>

#include "games/classic/table.h"
#include "kernel/event.h"

namespace filon::classic {

// This number of face-down cards.
template <class Cards>
Cards face_down(int count) {
  Cards cards;
  for (int n = 0; n < count; ++n) cards.push_back(no_card);
  return cards;
}

struct RoundBegan {
  std::uint8_t round;
  Seat first;
  friend bool operator==(const RoundBegan&, const RoundBegan&) = default;
};
using Asked = kernel::Asked<Ask, Agenda>;
using kernel::Answered;
struct PathPlaced {
  Seat by;
  Card card;
  Cell at;
  Turned turned;
  Action answer() const { return PlacePath{card, at, turned}; }
  friend bool operator==(const PathPlaced&, const PathPlaced&) = default;
};
struct ToolBroken {
  Seat by;
  Card card;
  Seat whom;
  Tool tool;
  Action answer() const { return BreakTool{card, whom}; }
  friend bool operator==(const ToolBroken&, const ToolBroken&) = default;
};
struct ToolMended {
  Seat by;
  Card card;
  Seat whom;
  Tool tool;
  Action answer() const { return MendTool{card, whom, tool}; }
  friend bool operator==(const ToolMended&, const ToolMended&) = default;
};
struct RockFell {
  Seat by;
  Card card;
  Cell at;
  Action answer() const { return Rockfall{card, at}; }
  friend bool operator==(const RockFell&, const RockFell&) = default;
};
struct GoalPeeked {
  Seat by;
  Card card;
  std::uint8_t goal;
  Action answer() const { return PeekGoal{card, goal}; }
  friend bool operator==(const GoalPeeked&, const GoalPeeked&) = default;
};
struct CardsDiscarded {
  Seat by;
  std::uint8_t count;
  Action answer() const { return Discard{face_down<decltype(Discard::cards)>(count)}; }
  friend bool operator==(const CardsDiscarded&, const CardsDiscarded&) = default;
};
struct Passed {
  Seat by;
  Action answer() const { return Pass{}; }
  friend bool operator==(const Passed&, const Passed&) = default;
};
struct CardDrawn {
  Seat by;
  friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
struct GoalTurned {
  std::uint8_t goal;
  Card card;
  Turned turned;
  bool reached;  // false: only shown at the end of the round (BASE-END-13)
  friend bool operator==(const GoalTurned&, const GoalTurned&) = default;
};
// Why a side won.
enum class Because : std::uint8_t {
  NotReached,       // the cards ran out before the treasure was reached
  Reached,          // the treasure was reached
  FinisherTeam,     // by a player of the winning team
  OnlyOpenTeam,     // by a player without a team; doors stop the other team
  FinisherShutOut,  // by a player whose own team is stopped by doors
  BothTeams,        // by a player without a team; both teams can pass
  BothShutOut,      // reached, but doors stop both teams
  Spider,           // the giant spider was found
};
constexpr auto names_of(Because) {
  return words("not_reached", "reached", "finisher_team", "only_open_team", "finisher_shut_out", "both_teams",
               "both_shut_out", "spider");
}
struct RoundEnded {
  RoundResult result;
  Because because = Because::NotReached;
  Seats winners;  // seats on the winning side, without prisoners (S2-SCORE-40)
  friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
};
struct RolesShown {
  PerSeat<Role> roles;
  Role spare;
  friend bool operator==(const RolesShown&, const RolesShown&) = default;
};
struct GoldDrawn {
  std::uint8_t cards;
  friend bool operator==(const GoldDrawn&, const GoldDrawn&) = default;
};
struct GoldTaken {
  Seat by;
  Action answer() const { return TakeGold{0}; }
  friend bool operator==(const GoldTaken&, const GoldTaken&) = default;
};
struct Rewarded {
  Seat whom;
  std::uint8_t nuggets;  // including credit
  std::uint8_t cards;
  std::uint8_t credit;
  friend bool operator==(const Rewarded&, const Rewarded&) = default;
};
// A card played on a player; its effect says what it did.
struct PlayedOn {
  Seat by;
  Card card;
  Seat whom;
  Action answer() const { return PlayOn{card, whom}; }
  friend bool operator==(const PlayedOn&, const PlayedOn&) = default;
};
// A player paid cards, face down, to remove a card in front of them.
struct ClearedAway {
  Seat by;
  Card away;
  std::uint8_t paid;
  Action answer() const { return ClearAway{away, face_down<decltype(ClearAway::paid)>(paid)}; }
  friend bool operator==(const ClearedAway&, const ClearedAway&) = default;
};
struct Shared {
  Seat whom;
  std::uint8_t nuggets;
  friend bool operator==(const Shared&, const Shared&) = default;
};
struct Stole {
  Seat by;
  Seat from;
  Action answer() const { return Steal{from}; }
  friend bool operator==(const Stole&, const Stole&) = default;
};
struct Declined {
  Seat by;
  Action answer() const { return Decline{}; }
  friend bool operator==(const Declined&, const Declined&) = default;
};

// A player announced a card. Others may still stop it, or somebody must pay first (docs/decisions/0013).
struct Announced {
  Seat by;
  Action action;  // without its secrets
  Action answer() const { return action; }
  friend bool operator==(const Announced&, const Announced&) = default;
};
// Nobody wanted to pay: the announced card goes back into the hand.
struct Withdrawn {
  Seat by;
  std::uint8_t pawn;
  friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
struct Vetoed {
  Seat by;
  Card card;
  Action answer() const { return PlayVeto{card}; }
  friend bool operator==(const Vetoed&, const Vetoed&) = default;
};
// A player answered a question in the middle of an effect; what it did follows.
struct Chose {
  Seat by;
  Action action;  // without its secrets
  Action answer() const { return action; }
  friend bool operator==(const Chose&, const Chose&) = default;
};
// A card without a target.
struct CardPlayed {
  Seat by;
  Card card;
  Action answer() const { return PlayCard{card}; }
  friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
// The cards in play were carried out and are discarded.
struct PlayEnded {
  friend bool operator==(const PlayEnded&, const PlayEnded&) = default;
};
// What holds for one turn only is over.
struct TurnEnded {
  friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
// The two goals were swapped, or only lifted.
struct GoalsSwapped {
  Seat by;
  Card card;
  std::uint8_t one, other;
  Action answer() const { return SwapGoals{card, one, other, false}; }
  friend bool operator==(const GoalsSwapped&, const GoalsSwapped&) = default;
};
struct PathMoved {
  Seat by;
  Card card;
  Cell from;
  Cell at;
  Turned turned;
  Action answer() const { return Divert{card, at, turned}; }
  friend bool operator==(const PathMoved&, const PathMoved&) = default;
};
struct ChestPeeked {
  Seat by;
  Card card;
  std::uint8_t chest;
  Action answer() const { return PeekChest{card, chest}; }
  friend bool operator==(const ChestPeeked&, const ChestPeeked&) = default;
};
struct Recruited {
  Seat by;
  std::uint8_t pawn;
  Cell at;
  Action answer() const { return Recruit{no_card, pawn, at}; }
  friend bool operator==(const Recruited&, const Recruited&) = default;
};
struct FeePromised {
  Seat by;
  friend bool operator==(const FeePromised&, const FeePromised&) = default;
};
// One nugget, to another player or to the bank (nobody).
struct NuggetPaid {
  static constexpr std::string_view may_be_nobody = "to";
  Seat by;
  Seat to;
  bool change_left;  // of a gold card that was cashed
  friend bool operator==(const NuggetPaid&, const NuggetPaid&) = default;
};
// A gold card left the match; its player has its nuggets now.
struct GoldCashed {
  Seat by;
  friend bool operator==(const GoldCashed&, const GoldCashed&) = default;
};
struct PawnLeft {
  std::uint8_t pawn;
  friend bool operator==(const PawnLeft&, const PawnLeft&) = default;
};
struct NuggetsTaken {
  Seat by;
  std::uint8_t nuggets;
  friend bool operator==(const NuggetsTaken&, const NuggetsTaken&) = default;
};
// Gold cards from the pile, without a choice.
struct GoldCardsTaken {
  Seat by;
  std::uint8_t cards;
  bool one_nugget;  // everybody knows that it shows one nugget
  friend bool operator==(const GoldCardsTaken&, const GoldCardsTaken&) = default;
};
// The path card over a chest was turned up. It is placed at once, or after its player has chosen how it lies.
struct BlackPathTurned {
  std::uint8_t chest;
  Card card;
  Turned turned;
  bool placed;
  friend bool operator==(const BlackPathTurned&, const BlackPathTurned&) = default;
};
struct ChestOpened {
  Seat by;
  std::uint8_t chest;
  Card card;
  friend bool operator==(const ChestOpened&, const ChestOpened&) = default;
};
// A closed chest is shown at the end of a round (MOD-34).
struct ChestShown {
  std::uint8_t chest;
  ChestCards cards;
  friend bool operator==(const ChestShown&, const ChestShown&) = default;
};
struct GoalPushed {
  Seat by;
  std::uint8_t goal;
  Cell at;
  friend bool operator==(const GoalPushed&, const GoalPushed&) = default;
};
struct RoleInspected {
  Seat by;
  Seat whom;
  friend bool operator==(const RoleInspected&, const RoleInspected&) = default;
};
struct HandRobbed {
  Seat by;
  Seat from;
  friend bool operator==(const HandRobbed&, const HandRobbed&) = default;
};
struct DiscardsShuffled {
  friend bool operator==(const DiscardsShuffled&, const DiscardsShuffled&) = default;
};
// A player looks at the top cards of the discard pile.
struct DiscardsLooked {
  Seat by;
  std::uint8_t count;
  friend bool operator==(const DiscardsLooked&, const DiscardsLooked&) = default;
};
// They took one of them, or none.
struct CardFound {
  Seat by;
  bool taken;
  friend bool operator==(const CardFound&, const CardFound&) = default;
};
struct CardsMilled {
  std::uint8_t count;
  friend bool operator==(const CardsMilled&, const CardsMilled&) = default;
};
// Cards drawn to keep one of them.
struct SeveralDrawn {
  Seat by;
  std::uint8_t count;
  friend bool operator==(const SeveralDrawn&, const SeveralDrawn&) = default;
};
struct CardKept {
  Seat by;
  friend bool operator==(const CardKept&, const CardKept&) = default;
};
struct WorkshopVisited {
  Seat by;
  bool changed;  // false: no role was left
  friend bool operator==(const WorkshopVisited&, const WorkshopVisited&) = default;
};
struct PartyHeld {
  Seat by;
  friend bool operator==(const PartyHeld&, const PartyHeld&) = default;
};
// A path card lies in the maze when the round begins.
struct PathLaidBefore {
  Card card;
  Cell at;
  Turned turned;
  friend bool operator==(const PathLaidBefore&, const PathLaidBefore&) = default;
};

struct MatchEnded {
  PerSeat<Gold> gold;
  PerSeat<std::uint8_t> scores;
  Seats winners;
  friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

using Told =
    std::variant<RoundBegan, Asked, PathPlaced, ToolBroken, ToolMended, RockFell, GoalPeeked, CardsDiscarded, Passed,
                 CardDrawn, GoalTurned, RoundEnded, RolesShown, GoldDrawn, GoldTaken, Rewarded, MatchEnded, PlayedOn,
                 ClearedAway, Shared, Stole, Declined, Answered, Announced, Withdrawn, Vetoed, Chose, CardPlayed,
                 PlayEnded, TurnEnded, GoalsSwapped, PathMoved, ChestPeeked, Recruited, FeePromised, NuggetPaid,
                 GoldCashed, PawnLeft, NuggetsTaken, GoldCardsTaken, BlackPathTurned, ChestOpened, ChestShown,
                 GoalPushed, RoleInspected, HandRobbed, DiscardsShuffled, DiscardsLooked, CardFound, CardsMilled,
                 SeveralDrawn, CardKept, WorkshopVisited, PartyHeld, PathLaidBefore>;

struct Dealt {
  Role role;
  Inline<Card, most_hand> hand;
  friend bool operator==(const Dealt&, const Dealt&) = default;
};
struct GotCard {
  Card card;
  friend bool operator==(const GotCard&, const GotCard&) = default;
};
struct LostCard {
  Card card;
  friend bool operator==(const LostCard&, const LostCard&) = default;
};
struct DiscardedCard {
  Card card;
  friend bool operator==(const DiscardedCard&, const DiscardedCard&) = default;
};
struct GoalSeen {
  std::uint8_t goal;
  Card card;
  friend bool operator==(const GoalSeen&, const GoalSeen&) = default;
};
struct GoldOffered {
  Gold gold;
  friend bool operator==(const GoldOffered&, const GoldOffered&) = default;
};
struct GotGold {
  Gold gold;
  friend bool operator==(const GotGold&, const GotGold&) = default;
};

struct RoleSeen {
  Seat whom;
  SeenRole seen;
  friend bool operator==(const RoleSeen&, const RoleSeen&) = default;
};
struct GotRole {
  Role role;
  friend bool operator==(const GotRole&, const GotRole&) = default;
};
struct GotHand {
  Inline<Card, most_hand> hand;
  friend bool operator==(const GotHand&, const GotHand&) = default;
};

// Whether the announced goals are really swapped.
struct Intended {
  bool swap;
  friend bool operator==(const Intended&, const Intended&) = default;
};
// Two goals were perhaps swapped by another player (WC17-10), or surely by this one.
struct GoalsMixed {
  std::uint8_t one, other;
  friend bool operator==(const GoalsMixed&, const GoalsMixed&) = default;
};
struct GoalsExchanged {
  std::uint8_t one, other;
  friend bool operator==(const GoalsExchanged&, const GoalsExchanged&) = default;
};
struct ChestSeen {
  std::uint8_t chest;
  ChestCards cards;
  friend bool operator==(const ChestSeen&, const ChestSeen&) = default;
};
// Cards to choose from, the top one first.
struct LookedAt {
  Inline<Card, 5> cards;
  friend bool operator==(const LookedAt&, const LookedAt&) = default;
};
// Which of them was taken into the hand; the others went back.
struct FoundCard {
  std::uint8_t position;
  friend bool operator==(const FoundCard&, const FoundCard&) = default;
};
// Which of them was kept; the others were discarded face down.
struct KeptCard {
  std::uint8_t position;
  friend bool operator==(const KeptCard&, const KeptCard&) = default;
};
// The last discards of this seat were mixed with others, or all of them.
struct DiscardsMixed {
  static constexpr std::uint8_t all = 255;
  std::uint8_t count = 0;
  friend bool operator==(const DiscardsMixed&, const DiscardsMixed&) = default;
};
struct CashedGold {
  std::uint8_t value;
  friend bool operator==(const CashedGold&, const CashedGold&) = default;
};
struct ChangePaid {
  friend bool operator==(const ChangePaid&, const ChangePaid&) = default;
};
// The role after all were mixed, and roles that others certainly have.
struct RoleMixed {
  Role role;
  Roles others;
  friend bool operator==(const RoleMixed&, const RoleMixed&) = default;
};

using Sealed = kernel::Sealed<Action>;

using Secret = std::variant<Dealt, GotCard, LostCard, DiscardedCard, GoalSeen, GoldOffered, GotGold, RoleSeen, GotRole,
                            GotHand, Sealed, Intended, GoalsMixed, GoalsExchanged, ChestSeen, LookedAt, FoundCard,
                            KeptCard, DiscardsMixed, CashedGold, ChangePaid, RoleMixed>;

using Whisper = kernel::Whisper<Secret>;
using Event = kernel::Event<Told, Secret>;
using Heard = kernel::Heard<Told, Secret>;

// The answer behind an event, as everybody knows it, and who gave it. None if the event is not an answer.
struct AnswerTold {
  Seat by;
  Action action;
};
// `before`: the table before the event. An announced answer counts when it is announced, not when it is carried out.
std::optional<AnswerTold> answer_told(const Table& before, const Told&);
// An answer as everybody may know it: with no_card, 0 and false for secrets.
Action without_secrets(const Action&);

// How an event changes the table, and a secret a holding.
void apply(const Rules&, Table&, const Told&);
void apply(const Rules&, Holding&, const Secret&);

}  // namespace filon::classic

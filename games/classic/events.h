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
};
constexpr auto names_of(Because) {
  return words("not_reached", "reached", "finisher_team", "only_open_team", "finisher_shut_out", "both_teams",
               "both_shut_out");
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
struct MatchEnded {
  PerSeat<Gold> gold;
  PerSeat<std::uint8_t> scores;
  Seats winners;
  friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

using Told = std::variant<RoundBegan, Asked, PathPlaced, ToolBroken, ToolMended, RockFell, GoalPeeked, CardsDiscarded,
                          Passed, CardDrawn, GoalTurned, RoundEnded, RolesShown, GoldDrawn, GoldTaken, Rewarded,
                          MatchEnded, PlayedOn, ClearedAway, Shared, Stole, Declined, Answered>;

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

using Sealed = kernel::Sealed<Action>;

using Secret = std::variant<Dealt, GotCard, LostCard, DiscardedCard, GoalSeen, GoldOffered, GotGold, RoleSeen, GotRole,
                            GotHand, Sealed>;

using Whisper = kernel::Whisper<Secret>;
using Event = kernel::Event<Told, Secret>;
using Heard = kernel::Heard<Told, Secret>;

// The answer behind an event, as everybody knows it, and who gave it. None if the event is not an answer.
struct AnswerTold {
  Seat by;
  Action action;
};
std::optional<AnswerTold> answer_told(const Told&);

// How an event changes the table, and a secret a holding.
void apply(const Rules&, Table&, const Told&);
void apply(const Rules&, Holding&, const Secret&);

}  // namespace filon::classic

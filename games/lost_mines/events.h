// Events, in the past tense. Each is split when it is created: `told` goes to the whole table, whispers go to single
// seats. The functions apply() change states and views alike. An event that is an answer has answer(): the answer as
// everybody knows it, with no_card for secrets.
#pragma once

#include "games/lost_mines/table.h"
#include "kernel/event.h"

namespace filon::lost_mines {

struct RoundBegan {
  std::uint8_t round;
  Seat first;
  PerSeat<Clan> clans;             // the backs of the dwarf cards (LOST-SETUP-16)
  Inline<Back, most_slots> backs;  // of the treasures laid out (LOST-INFO-24)
  friend bool operator==(const RoundBegan&, const RoundBegan&) = default;
};
using Asked = kernel::Asked<Ask, Agenda>;
using kernel::Answered;
struct PathLaid {
  Seat by;
  Card card;
  Cell at;
  Rotation rotation;
  Action answer() const { return LayPath{card, at, rotation}; }
  friend bool operator==(const PathLaid&, const PathLaid&) = default;
};
struct ToolUsed {
  Seat by;
  Card card;
  Cell at;
  Action answer() const { return UseTool{card, at}; }
  friend bool operator==(const ToolUsed&, const ToolUsed&) = default;
};
struct TokenPlaced {
  Seat by;
  Card card;
  Edge edge;
  Action answer() const { return PlaceToken{card, edge}; }
  friend bool operator==(const TokenPlaced&, const TokenPlaced&) = default;
};
struct StormCalled {
  Seat by;
  Card card;
  Cell at;
  Card removed;
  Action answer() const { return CallStorm{card, at}; }
  friend bool operator==(const StormCalled&, const StormCalled&) = default;
};
struct MineLookedAt {
  Seat by;
  Card card;
  std::uint8_t mine;
  Action answer() const { return LookAtMine{card, mine}; }
  friend bool operator==(const MineLookedAt&, const MineLookedAt&) = default;
};
struct TreasureLookedAt {
  Seat by;
  Card card;
  std::uint8_t slot;
  Action answer() const { return LookAtTreasure{card, slot}; }
  friend bool operator==(const TreasureLookedAt&, const TreasureLookedAt&) = default;
};
struct DwarfLookedAt {
  Seat by;
  Card card;
  Seat whom;
  Action answer() const { return LookAtDwarf{card, whom}; }
  friend bool operator==(const DwarfLookedAt&, const DwarfLookedAt&) = default;
};
struct CardsDiscarded {
  Seat by;
  std::uint8_t count;
  Action answer() const {
    Discard discard;
    for (int n = 0; n < count; ++n) discard.cards.push_back(no_card);
    return discard;
  }
  friend bool operator==(const CardsDiscarded&, const CardsDiscarded&) = default;
};
// Also when they stayed.
struct Walked {
  Seat by;
  Route route;
  Slot slot;
  Action answer() const { return Walk{route, slot}; }
  friend bool operator==(const Walked&, const Walked&) = default;
};
// A card was lost to a trap. The left neighbour draws it unseen (LOST-TRAP-09).
struct Trapped {
  Seat whom;
  Seat drawn_by;
  Edge edge;
  friend bool operator==(const Trapped&, const Trapped&) = default;
};
struct MineRevealed {
  Seat by;
  std::uint8_t mine;
  Card card;
  Cell from;  // where the dwarf came from
  friend bool operator==(const MineRevealed&, const MineRevealed&) = default;
};
struct MineTurned {
  Seat by;
  std::uint8_t mine;
  Rotation rotation;
  bool chosen;  // by the player; otherwise it fits best that way
  friend bool operator==(const MineTurned&, const MineTurned&) = default;
};
struct DragonTaken {
  Seat by;
  friend bool operator==(const DragonTaken&, const DragonTaken&) = default;
};
struct TreasureTaken {
  Seat by;
  std::uint8_t slot;
  friend bool operator==(const TreasureTaken&, const TreasureTaken&) = default;
};
struct CardDrawn {
  Seat by;
  friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
// For want of cards (LOST-TURN-19).
struct Passed {
  Seat by;
  friend bool operator==(const Passed&, const Passed&) = default;
};
// At the start of its player's turn (LOST-TROLL-07, -08).
struct TrollLeft {
  Seat by;
  friend bool operator==(const TrollLeft&, const TrollLeft&) = default;
};
struct ReadySet {
  Seat by;
  bool ready;
  friend bool operator==(const ReadySet&, const ReadySet&) = default;
};
struct RoundEnded {
  Because because;
  friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
};
struct RolesShown {
  PerSeat<Role> roles;
  friend bool operator==(const RolesShown&, const RolesShown&) = default;
};
// Those that were collected, by slot; 0: it was not.
struct TreasuresShown {
  Inline<std::uint8_t, most_slots> values;
  friend bool operator==(const TreasuresShown&, const TreasuresShown&) = default;
};
struct LootShared {
  Loot loot;
  friend bool operator==(const LootShared&, const LootShared&) = default;
};
// A tie for the most points adds a round (LOST-MATCH-02).
struct RoundAdded {
  friend bool operator==(const RoundAdded&, const RoundAdded&) = default;
};
struct MatchEnded {
  PerSeat<std::uint16_t> scores;
  Seats winners;
  friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

using Told = std::variant<RoundBegan, Asked, Answered, PathLaid, ToolUsed, TokenPlaced, StormCalled, MineLookedAt,
                          TreasureLookedAt, DwarfLookedAt, CardsDiscarded, Walked, Trapped, MineRevealed, MineTurned,
                          DragonTaken, TreasureTaken, CardDrawn, Passed, TrollLeft, ReadySet, RoundEnded, RolesShown,
                          TreasuresShown, LootShared, RoundAdded, MatchEnded>;

struct Dealt {
  Role role;
  Inline<Card, most_hand> hand;
  friend bool operator==(const Dealt&, const Dealt&) = default;
};
struct GotCard {
  Card card;
  friend bool operator==(const GotCard&, const GotCard&) = default;
};
// It was played.
struct LostCard {
  Card card;
  friend bool operator==(const LostCard&, const LostCard&) = default;
};
// It was discarded face down, or lost to a trap.
struct DiscardedCard {
  Card card;
  friend bool operator==(const DiscardedCard&, const DiscardedCard&) = default;
};
struct MineSeen {
  std::uint8_t mine;
  Card card;
  friend bool operator==(const MineSeen&, const MineSeen&) = default;
};
struct TreasureSeen {
  std::uint8_t slot;
  std::uint8_t value;
  friend bool operator==(const TreasureSeen&, const TreasureSeen&) = default;
};
struct RoleSeen {
  Seat whom;
  Role role;
  friend bool operator==(const RoleSeen&, const RoleSeen&) = default;
};
using Sealed = kernel::Sealed<Action>;

using Secret = std::variant<Dealt, GotCard, LostCard, DiscardedCard, MineSeen, TreasureSeen, RoleSeen, Sealed>;

using Event = kernel::Event<Told, Secret>;
using Heard = kernel::Heard<Told, Secret>;

// How an event changes the table, and a secret a holding.
void apply(const Rules&, Table&, const Told&);
void apply(const Rules&, Holding&, const Secret&);

}  // namespace filon::lost_mines

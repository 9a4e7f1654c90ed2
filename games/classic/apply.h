// How each event changes the table, and each secret a holding. No other code changes them.
#pragma once

#include "games/classic/events.h"

namespace filon::classic {

inline void leave_hand(Table& table, Seat by, int cards = 1) {
  table.hand_size[by] = static_cast<std::uint8_t>(table.hand_size[by] - cards);
  table.last_to_play = by;
}

// A played card leaves the hand, or the cards in play if it was announced.
inline void use_card(Table& table, Seat by) {
  if (!table.announced) [[likely]]
    return leave_hand(table, by);
  table.in_play.pop_back();
  table.announced.reset();
  table.payer = nobody;
}

// The same for a card that stays in play until the end of the turn.
void put_in_play(Table&, Seat by, Card);

void apply(const Rules&, Table&, const RoundBegan&);
void apply(const Rules&, Table&, const GoalTurned&);
void apply(const Rules&, Table&, const RoundEnded&);
void apply(const Rules&, Table&, const RolesShown&);
void apply(const Rules&, Table&, const MatchEnded&);
void apply(const Rules&, Table&, const PlayedOn&);
void apply(const Rules&, Table&, const ClearedAway&);
void apply(const Rules&, Table&, const RockFell&);
void apply(const Rules&, Table&, const Announced&);
void apply(const Rules&, Table&, const Withdrawn&);
void apply(const Rules&, Table&, const Vetoed&);
void apply(const Rules&, Table&, const CardPlayed&);
void apply(const Rules&, Table&, const PlayEnded&);
void apply(const Rules&, Table&, const TurnEnded&);
void apply(const Rules&, Table&, const GoalsSwapped&);
bool apply(const Rules&, Table&, const PathMoved&);  // true if a tunnel now leads to something covered
void apply(const Rules&, Table&, const ChestPeeked&);
void apply(const Rules&, Table&, const Recruited&);
void apply(const Rules&, Table&, const FeePromised&);
void apply(const Rules&, Table&, const NuggetPaid&);
void apply(const Rules&, Table&, const GoldCashed&);
void apply(const Rules&, Table&, const PawnLeft&);
void apply(const Rules&, Table&, const NuggetsTaken&);
void apply(const Rules&, Table&, const GoldCardsTaken&);
void apply(const Rules&, Table&, const BlackPathTurned&);
void apply(const Rules&, Table&, const ChestOpened&);
void apply(const Rules&, Table&, const ChestShown&);
void apply(const Rules&, Table&, const GoalPushed&);
void apply(const Rules&, Table&, const HandRobbed&);
void apply(const Rules&, Table&, const DiscardsShuffled&);
void apply(const Rules&, Table&, const DiscardsLooked&);
void apply(const Rules&, Table&, const CardFound&);
void apply(const Rules&, Table&, const CardsMilled&);
void apply(const Rules&, Table&, const SeveralDrawn&);
void apply(const Rules&, Table&, const CardKept&);
void apply(const Rules&, Table&, const WorkshopVisited&);
void apply(const Rules&, Table&, const PartyHeld&);
void apply(const Rules&, Table&, const PathLaidBefore&);
inline void apply(const Rules&, Table&, const Chose&) {}
inline void apply(const Rules&, Table&, const RoleInspected&) {}

inline void apply(const Rules&, Table& table, const Asked& e) {
  table.question = e.question;
  table.agenda = e.then;
}
inline void apply(const Rules&, Table& table, const Answered& e) { table.question.answered.insert(e.by); }

// Returns true if a tunnel now leads to a goal.
inline bool apply(const Rules& rules, Table& table, const PathPlaced& e) {
  use_card(table, e.by);
  if (rules.moves_last_path) table.last_path = Inline<Cell, 1>::of(e.at);
  table.scouted = static_cast<std::uint8_t>(table.scouted + (table.scouted != 0 ? 1 : 0));
  return table.tunnels.put(e.at, e.card, e.turned, rules.face(e.card, e.turned));
}

inline void apply(const Rules&, Table& table, const ToolBroken& e) {
  use_card(table, e.by);
  table.broken[e.whom][e.tool] = e.card;
}

inline void apply(const Rules&, Table& table, const ToolMended& e) {
  use_card(table, e.by);
  Card& broken = table.broken[e.whom][e.tool];
  table.discard(broken);  // MOD-10: first the broken tool, then the played card
  table.discard(e.card);
  broken = no_card;
}

inline void apply(const Rules&, Table& table, const GoalPeeked& e) {
  use_card(table, e.by);
  table.discard(e.card);
}

inline void apply(const Rules&, Table& table, const CardsDiscarded& e) {
  leave_hand(table, e.by, e.count);
  table.discard_face_down(e.by, e.count);
}

inline void apply(const Rules&, Table&, const Passed&) {}

inline void apply(const Rules&, Table& table, const CardDrawn& e) {
  ++table.hand_size[e.by];
  --table.pile;
}

inline void apply(const Rules&, Table& table, const GoldDrawn& e) {
  table.gold_passing = e.cards;
  table.gold_pile = static_cast<std::uint8_t>(table.gold_pile - e.cards);
}

inline void apply(const Rules&, Table& table, const GoldTaken& e) {
  --table.gold_passing;
  ++table.purse[e.by].gold_cards;
}

inline void apply(const Rules&, Table& table, const Rewarded& e) {
  Purse& purse = table.purse[e.whom];
  purse.gold_cards = static_cast<std::uint8_t>(purse.gold_cards + e.cards);
  purse.reward_cards = static_cast<std::uint8_t>(purse.reward_cards + e.cards);
  purse.rewards = static_cast<std::uint8_t>(purse.rewards + e.nuggets);
  purse.credit = static_cast<std::uint8_t>(purse.credit + e.credit);
  table.gold_pile = static_cast<std::uint8_t>(table.gold_pile - e.cards);
}

inline void apply(const Rules&, Table& table, const Shared& e) {
  Purse& purse = table.purse[e.whom];
  purse.nuggets = static_cast<std::uint8_t>(purse.nuggets + e.nuggets);
}

inline void apply(const Rules&, Table& table, const Stole& e) {
  --table.purse[e.from].nuggets;
  ++table.purse[e.by].nuggets;
}

inline void apply(const Rules&, Table&, const Declined&) {}

void remember_discard(Holding&, Card);
void apply(const Rules&, Holding&, const Dealt&);
void apply(const Rules&, Holding&, const GoalSeen&);
void apply(const Rules&, Holding&, const GoalsMixed&);
void apply(const Rules&, Holding&, const GoalsExchanged&);
void apply(const Rules&, Holding&, const FoundCard&);
void apply(const Rules&, Holding&, const KeptCard&);
void apply(const Rules&, Holding&, const DiscardsMixed&);
void apply(const Rules&, Holding&, const CashedGold&);
void apply(const Rules&, Holding&, const RoleMixed&);

inline void apply(const Rules&, Holding& mine, const Intended& s) { mine.swaps = s.swap; }

inline void apply(const Rules&, Holding& mine, const ChestSeen& s) { mine.chests_seen[s.chest] = s.cards; }

inline void apply(const Rules&, Holding& mine, const LookedAt& s) { mine.looking = s.cards; }

inline void apply(const Rules&, Holding& mine, const ChangePaid&) { --mine.change; }

inline void apply(const Rules&, Holding& mine, const Sealed& s) { mine.sealed = s.action; }

inline void apply(const Rules&, Holding& mine, const GotCard& s) { mine.hand.insert_sorted(s.card); }

inline void apply(const Rules&, Holding& mine, const LostCard& s) { mine.hand.erase_sorted(s.card); }

inline void apply(const Rules& rules, Holding& mine, const DiscardedCard& s) {
  apply(rules, mine, LostCard{s.card});
  mine.discarded.add(index(s.card));
  if (rules.discards_in_order) remember_discard(mine, s.card);
}

inline void apply(const Rules&, Holding& mine, const RoleSeen& s) { mine.roles_seen[s.whom] = s.seen; }

inline void apply(const Rules&, Holding& mine, const GotRole& s) {
  mine.roles_dropped.add(static_cast<int>(mine.role));
  mine.role = s.role;
}

inline void apply(const Rules&, Holding& mine, const GotHand& s) { mine.hand = s.hand; }

inline void apply(const Rules&, Holding& mine, const GoldOffered& s) { mine.offered = s.gold; }

inline void apply(const Rules&, Holding& mine, const GotGold& s) {
  for (int value = 0; value < Gold::kinds(); ++value) mine.gold.add(value, s.gold.count(value));
  mine.offered = {};
}

}  // namespace filon::classic

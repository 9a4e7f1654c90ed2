// How each event changes the table, and each secret a holding. No other code changes them.
#pragma once

#include "games/classic/events.h"

namespace filon::classic {

inline void leave_hand(Table& table, Seat by, int cards = 1) {
  table.hand_size[by] = static_cast<std::uint8_t>(table.hand_size[by] - cards);
  table.last_to_play = by;
}

void apply(const Rules&, Table&, const RoundBegan&);
void apply(const Rules&, Table&, const GoalTurned&);
void apply(const Rules&, Table&, const RoundEnded&);
void apply(const Rules&, Table&, const RolesShown&);
void apply(const Rules&, Table&, const MatchEnded&);
void apply(const Rules&, Table&, const PlayedOn&);
void apply(const Rules&, Table&, const ClearedAway&);

inline void apply(const Rules&, Table& table, const Asked& e) {
  table.question = e.question;
  table.agenda = e.then;
}
inline void apply(const Rules&, Table& table, const Answered& e) { table.question.answered.insert(e.by); }

// Returns true if a tunnel now leads to a goal.
inline bool apply(const Rules& rules, Table& table, const PathPlaced& e) {
  leave_hand(table, e.by);
  return table.tunnels.put(e.at, e.card, e.turned, rules.face(e.card, e.turned));
}

inline void apply(const Rules&, Table& table, const ToolBroken& e) {
  leave_hand(table, e.by);
  table.broken[e.whom][e.tool] = e.card;
}

inline void apply(const Rules&, Table& table, const ToolMended& e) {
  leave_hand(table, e.by);
  Card& broken = table.broken[e.whom][e.tool];
  table.discard(broken);  // MOD-10: first the broken tool, then the played card
  table.discard(e.card);
  broken = no_card;
}

inline void apply(const Rules&, Table& table, const RockFell& e) {
  leave_hand(table, e.by);
  table.discard(table.tunnels.at(e.at)->card);
  table.discard(e.card);
  table.tunnels.take(e.at);
}

inline void apply(const Rules&, Table& table, const GoalPeeked& e) {
  leave_hand(table, e.by);
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

inline void apply(const Rules&, Holding& mine, const Dealt& s) {
  mine.role = s.role;
  mine.hand = s.hand;
  mine.goals_seen.fill(no_card);
  mine.discarded = {};
  mine.roles_seen = {};
  mine.roles_dropped = {};
}

inline void apply(const Rules&, Holding& mine, const Sealed& s) { mine.sealed = s.action; }

inline void apply(const Rules&, Holding& mine, const GotCard& s) { mine.hand.insert_sorted(s.card); }

inline void apply(const Rules&, Holding& mine, const LostCard& s) { mine.hand.erase_sorted(s.card); }

inline void apply(const Rules& rules, Holding& mine, const DiscardedCard& s) {
  apply(rules, mine, LostCard{s.card});
  mine.discarded.add(index(s.card));
}

inline void apply(const Rules&, Holding& mine, const GoalSeen& s) { mine.goals_seen[s.goal] = s.card; }

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

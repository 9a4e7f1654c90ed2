// How each event changes the table, and each secret a holding. No other code changes them.
#pragma once

#include "games/lost_mines/events.h"

namespace filon::lost_mines {

void apply(const Rules&, Table&, const RoundBegan&);
void apply(const Rules&, Table&, const PathLaid&);
void apply(const Rules&, Table&, const ToolUsed&);
void apply(const Rules&, Table&, const TokenPlaced&);
void apply(const Rules&, Table&, const StormCalled&);
void apply(const Rules&, Table&, const MineLookedAt&);
void apply(const Rules&, Table&, const TreasureLookedAt&);
void apply(const Rules&, Table&, const DwarfLookedAt&);
void apply(const Rules&, Table&, const CardsDiscarded&);
void apply(const Rules&, Table&, const Trapped&);
void apply(const Rules&, Table&, const MineRevealed&);
void apply(const Rules&, Table&, const MineTurned&);
void apply(const Rules&, Table&, const TreasureTaken&);
void apply(const Rules&, Table&, const TrollLeft&);
void apply(const Rules&, Table&, const ReadySet&);
void apply(const Rules&, Table&, const RoundEnded&);
void apply(const Rules&, Table&, const TreasuresShown&);
void apply(const Rules&, Table&, const LootShared&);
void apply(const Rules&, Table&, const MatchEnded&);
inline void apply(const Rules&, Table&, const Passed&) {}
inline void apply(const Rules&, Table& table, const Asked& e) {
  table.question = e.question;
  table.agenda = e.then;
}
inline void apply(const Rules&, Table& table, const Answered& e) { table.question.answered.insert(e.by); }
inline void apply(const Rules&, Table& table, const Walked& e) {
  if (!e.route.empty()) table.dwarf[e.by] = e.route.back();
}
inline void apply(const Rules&, Table& table, const DragonTaken& e) { table.dragon = e.by; }
inline void apply(const Rules&, Table& table, const CardDrawn& e) {
  ++table.hand_size[e.by];
  --table.pile;
}
inline void apply(const Rules&, Table& table, const RolesShown& e) { table.role = e.roles; }
inline void apply(const Rules&, Table& table, const RoundAdded&) { ++table.rounds; }

void apply(const Rules&, Holding&, const Dealt&);
inline void apply(const Rules&, Holding& mine, const GotCard& s) { mine.hand.insert_sorted(s.card); }
inline void apply(const Rules&, Holding& mine, const LostCard& s) { mine.hand.erase_sorted(s.card); }
inline void apply(const Rules&, Holding& mine, const DiscardedCard& s) {
  mine.hand.erase_sorted(s.card);
  mine.discarded.add(index(s.card));
}
inline void apply(const Rules&, Holding& mine, const MineSeen& s) { mine.mines_seen[s.mine] = s.card; }
inline void apply(const Rules&, Holding& mine, const TreasureSeen& s) { mine.values[s.slot] = s.value; }
inline void apply(const Rules&, Holding& mine, const RoleSeen& s) { mine.roles_seen[s.whom] = s.role; }
inline void apply(const Rules&, Holding& mine, const Sealed& s) { mine.sealed = s.action; }

}  // namespace filon::lost_mines

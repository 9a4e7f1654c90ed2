// The members of answers, events, secrets, table and holding, by name. JSON, changes, schema, hash, test failures and
// scenario expectations are made from these. A new event needs one line here.
#pragma once

#include "games/lost_mines/game.h"
#include "kernel/fields.h"
#include "kernel/long_list.h"

namespace filon::lost_mines {

FILON_FIELDS(LayPath, card, at, rotation)
FILON_FIELDS(UseTool, card, at)
FILON_FIELDS(PlaceToken, card, edge)
FILON_FIELDS(CallStorm, card, at)
FILON_FIELDS(LookAtMine, card, mine)
FILON_FIELDS(LookAtTreasure, card, slot)
FILON_FIELDS(LookAtDwarf, card, whom)
FILON_FIELDS(Discard, cards)
FILON_FIELDS(Walk, route, slot)
FILON_FIELDS(PickRotation, rotation)
FILON_FIELDS(PickTreasure, slot)
FILON_FIELDS(GoOn)
FILON_FIELDS(SetReady, ready)

FILON_FIELDS(RoundBegan, round, first, clans, backs)
FILON_FIELDS(Asked, question, then)
FILON_FIELDS(PathLaid, by, card, at, rotation)
FILON_FIELDS(ToolUsed, by, card, at)
FILON_FIELDS(TokenPlaced, by, card, edge)
FILON_FIELDS(StormCalled, by, card, at, removed)
FILON_FIELDS(MineLookedAt, by, card, mine)
FILON_FIELDS(TreasureLookedAt, by, card, slot)
FILON_FIELDS(DwarfLookedAt, by, card, whom)
FILON_FIELDS(CardsDiscarded, by, count)
FILON_FIELDS(Walked, by, route, slot)
FILON_FIELDS(Trapped, whom, drawn_by, edge)
FILON_FIELDS(MineRevealed, by, mine, card, from)
FILON_FIELDS(MineTurned, by, mine, rotation, chosen)
FILON_FIELDS(DragonTaken, by)
FILON_FIELDS(TreasureTaken, by, slot)
FILON_FIELDS(CardDrawn, by)
FILON_FIELDS(Passed, by)
FILON_FIELDS(TrollLeft, by)
FILON_FIELDS(ReadySet, by, ready)
FILON_FIELDS(RoundEnded, because)
FILON_FIELDS(RolesShown, roles)
FILON_FIELDS(TreasuresShown, values)
FILON_FIELDS(LootShared, loot)
FILON_FIELDS(RoundAdded)
FILON_FIELDS(MatchEnded, scores, winners)

FILON_FIELDS(Dealt, role, hand)
FILON_FIELDS(GotCard, card)
FILON_FIELDS(LostCard, card)
FILON_FIELDS(DiscardedCard, card)
FILON_FIELDS(MineSeen, mine, card)
FILON_FIELDS(TreasureSeen, slot, value)
FILON_FIELDS(RoleSeen, whom, role)
FILON_FIELDS(Sealed, action)

FILON_FIELDS(Edge, one, other)
FILON_FIELDS(Laid, card, rotation, overcome)
struct LaidAt {
  Cell at;
  Laid laid;
  friend bool operator==(const LaidAt&, const LaidAt&) = default;
};
FILON_FIELDS(LaidAt, at, laid)
// Everything else in a forest follows from its cards, the mines and what lies across the paths.
inline LongList<LaidAt, most_spaces> parts_of(const Forest& forest) {
  LongList<LaidAt, most_spaces> parts;
  forest.face_up().for_each([&](Cell at) { parts.push_back({at, forest.at(at)}); });
  return parts;
}
FILON_FIELDS(Question, what, seats, answered)
FILON_FIELDS(Step, what, by, draws)
FILON_FIELDS(Mine, at, card)
FILON_FIELDS(Treasure, back, owner, value)
FILON_FIELDS(Across, edge, token, by)
FILON_FIELDS(Looked, mines, treasures, dwarfs)
FILON_FIELDS(Pool, members, total, share, remainder, best, best_owners, bonus, lost)
FILON_FIELDS(Loot, pools, won, given_back)
FILON_FIELDS(Table, forest, mine, treasures, across, reserve, question, agenda, clan, dwarf, hand_size, discards, troll,
             looked, role, score, ready, dragon, played, pile, seats, round, rounds, first, last_to_play,
             last_to_discard, opening, came_from, ended, loot, winners)
FILON_FIELDS(Holding, hand, role, values, mines_seen, roles_seen, discarded, sealed)

static_assert(fields::has_all_of<Action> && fields::has_all_of<Told> && fields::has_all_of<Secret>);
static_assert(fields::has_all<Edge> && fields::has_all<Laid> && fields::has_all<Question> && fields::has_all<Step> &&
              fields::has_all<Mine> && fields::has_all<Treasure> && fields::has_all<Across> &&
              fields::has_all<Looked> && fields::has_all<Pool> && fields::has_all<Loot> && fields::has_all<Table> &&
              fields::has_all<Holding>);

}  // namespace filon::lost_mines

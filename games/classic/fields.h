// The members of answers, events, secrets, table and holding, by name. JSON, changes, schema, hash, test failures and
// scenario expectations are made from these. A new event needs one line here.
#pragma once

#include <array>
#include <span>

#include "games/classic/game.h"
#include "kernel/fields.h"

namespace filon {
FILON_FIELDS(Laid, at, card, turned, linked, fixed)
// Everything else in a maze follows from its placed cards.
inline std::span<const Laid> parts_of(const Tunnels& tunnels) { return tunnels.laid(); }
}  // namespace filon

namespace filon::classic {

inline std::array<Card, 3> parts_of(const Broken& broken) {
  return {broken[Tool::Pickaxe], broken[Tool::Lantern], broken[Tool::Cart]};
}

FILON_FIELDS(PlacePath, card, at, turned, fee)
FILON_FIELDS(BreakTool, card, whom)
FILON_FIELDS(MendTool, card, whom, tool)
FILON_FIELDS(Rockfall, card, at)
FILON_FIELDS(PeekGoal, card, goal)
FILON_FIELDS(Discard, cards)
FILON_FIELDS(Pass)
FILON_FIELDS(TakeGold, value)
FILON_FIELDS(PlayOn, card, whom)
FILON_FIELDS(ClearAway, away, paid)
FILON_FIELDS(Steal, from)
FILON_FIELDS(Decline)
FILON_FIELDS(GoOn)
FILON_FIELDS(PlayCard, card)
FILON_FIELDS(SwapGoals, card, one, other, swap)
FILON_FIELDS(Divert, card, at, turned, fee)
FILON_FIELDS(PeekChest, card, chest)
FILON_FIELDS(Recruit, card, pawn, at)
FILON_FIELDS(PlayVeto, card)
FILON_FIELDS(Agree)
FILON_FIELDS(CashGold, value)
FILON_FIELDS(PickPlace, at)
FILON_FIELDS(PickRotation, turned)
FILON_FIELDS(PickPlayer, whom)
FILON_FIELDS(PickCard, position)

FILON_FIELDS(RoundBegan, round, first)
FILON_FIELDS(Asked, question, then)
FILON_FIELDS(PathPlaced, by, card, at, turned)
FILON_FIELDS(ToolBroken, by, card, whom, tool)
FILON_FIELDS(ToolMended, by, card, whom, tool)
FILON_FIELDS(RockFell, by, card, at)
FILON_FIELDS(GoalPeeked, by, card, goal)
FILON_FIELDS(CardsDiscarded, by, count)
FILON_FIELDS(Passed, by)
FILON_FIELDS(CardDrawn, by)
FILON_FIELDS(GoalTurned, goal, card, turned, reached)
FILON_FIELDS(RoundEnded, result, because, winners)
FILON_FIELDS(RolesShown, roles, spare)
FILON_FIELDS(GoldDrawn, cards)
FILON_FIELDS(GoldTaken, by)
FILON_FIELDS(Rewarded, whom, nuggets, cards, credit)
FILON_FIELDS(MatchEnded, gold, scores, winners)
FILON_FIELDS(PlayedOn, by, card, whom)
FILON_FIELDS(ClearedAway, by, away, paid)
FILON_FIELDS(Shared, whom, nuggets)
FILON_FIELDS(Stole, by, from)
FILON_FIELDS(Declined, by)
FILON_FIELDS(Announced, by, action)
FILON_FIELDS(Withdrawn, by, pawn)
FILON_FIELDS(Vetoed, by, card)
FILON_FIELDS(Chose, by, action)
FILON_FIELDS(CardPlayed, by, card)
FILON_FIELDS(PlayEnded)
FILON_FIELDS(TurnEnded)
FILON_FIELDS(GoalsSwapped, by, card, one, other)
FILON_FIELDS(PathMoved, by, card, from, at, turned)
FILON_FIELDS(ChestPeeked, by, card, chest)
FILON_FIELDS(Recruited, by, pawn, at)
FILON_FIELDS(FeePromised, by)
FILON_FIELDS(NuggetPaid, by, to, change_left)
FILON_FIELDS(GoldCashed, by)
FILON_FIELDS(PawnLeft, pawn)
FILON_FIELDS(NuggetsTaken, by, nuggets)
FILON_FIELDS(GoldCardsTaken, by, cards, one_nugget)
FILON_FIELDS(BlackPathTurned, chest, card, turned, placed)
FILON_FIELDS(ChestOpened, by, chest, card)
FILON_FIELDS(ChestShown, chest, cards)
FILON_FIELDS(GoalPushed, by, goal, at)
FILON_FIELDS(RoleInspected, by, whom)
FILON_FIELDS(HandRobbed, by, from)
FILON_FIELDS(DiscardsShuffled)
FILON_FIELDS(DiscardsLooked, by, count)
FILON_FIELDS(CardFound, by, taken)
FILON_FIELDS(CardsMilled, count)
FILON_FIELDS(SeveralDrawn, by, count)
FILON_FIELDS(CardKept, by)
FILON_FIELDS(WorkshopVisited, by, changed)
FILON_FIELDS(PartyHeld, by)
FILON_FIELDS(PathLaidBefore, card, at, turned)

FILON_FIELDS(Dealt, role, hand)
FILON_FIELDS(GotCard, card)
FILON_FIELDS(LostCard, card)
FILON_FIELDS(DiscardedCard, card)
FILON_FIELDS(GoalSeen, goal, card)
FILON_FIELDS(GoldOffered, gold)
FILON_FIELDS(GotGold, gold)
FILON_FIELDS(RoleSeen, whom, seen)
FILON_FIELDS(GotRole, role)
FILON_FIELDS(GotHand, hand)
FILON_FIELDS(Sealed, action)
FILON_FIELDS(Intended, swap)
FILON_FIELDS(GoalsMixed, one, other)
FILON_FIELDS(GoalsExchanged, one, other)
FILON_FIELDS(ChestSeen, chest, cards)
FILON_FIELDS(LookedAt, cards)
FILON_FIELDS(FoundCard, position)
FILON_FIELDS(KeptCard, position)
FILON_FIELDS(DiscardsMixed, count)
FILON_FIELDS(CashedGold, value)
FILON_FIELDS(ChangePaid)
FILON_FIELDS(RoleMixed, role, others)

FILON_FIELDS(Orders, veto_next_of, veto_reaching_goal, never_pays)

FILON_FIELDS(Question, what, seats, answered)
FILON_FIELDS(Step, what, by, at, draws)
FILON_FIELDS(Goal, at, card, turned)
FILON_FIELDS(RoundResult, winners, finisher)
FILON_FIELDS(Prison, card)
FILON_FIELDS(Thief, by, card)
FILON_FIELDS(Discarded, card, by)
FILON_FIELDS(SeenRole, role, changes)
FILON_FIELDS(Purse, gold_cards, reward_cards, rewards, credit, nuggets, change_paid, has_change)
FILON_FIELDS(Pawn, at, owner, gone)
FILON_FIELDS(ChestCards, path, card)
FILON_FIELDS(Chest, at, state, cards)
FILON_FIELDS(TurnEffects, no_draw, extra_draws, draw_three, robberies)
FILON_FIELDS(MixedGoal, card, goals)
FILON_FIELDS(Table, tunnels, goals, chests, pawn, workshop_used, party_used, maps_banned, question, agenda, in_play,
             announced, payer, refused, scouted, effects, last_path, broken, prison, thieves, hand_size, purse, role,
             spare_role, role_changes, undealt_roles, discard_pile, looking, vetoes_played, gold_gone, seats, round,
             pile, gold_pile, gold_passing, first, last_to_play, direction, results, gold_shown, score, winners)
FILON_FIELDS(Holding, hand, role, gold, offered, goals_seen, discarded, last_discards, roles_seen, roles_dropped,
             sealed, goals_mixed, chests_seen, looking, roles_mixed, change, swaps)

static_assert(fields::has_all_of<Action> && fields::has_all_of<Told> && fields::has_all_of<Secret>);
static_assert(fields::has_all<Orders> && fields::has_all<Question> && fields::has_all<Step> && fields::has_all<Goal> &&
              fields::has_all<RoundResult> && fields::has_all<Prison> && fields::has_all<Thief> &&
              fields::has_all<Discarded> && fields::has_all<SeenRole> && fields::has_all<Purse> &&
              fields::has_all<Pawn> && fields::has_all<ChestCards> && fields::has_all<Chest> &&
              fields::has_all<TurnEffects> && fields::has_all<MixedGoal> && fields::has_all<Table> &&
              fields::has_all<Holding>);

}  // namespace filon::classic

#pragma once

#include "kernel/fields.h"
#include "tests/claims/game.h"

namespace filon::claims {

FILON_FIELDS(Bid, card)
FILON_FIELDS(Abstain)
FILON_FIELDS(Object)
FILON_FIELDS(LetPass)
FILON_FIELDS(GiveCard, card)
FILON_FIELDS(GiveUp)
FILON_FIELDS(Began, cards)
FILON_FIELDS(Asked, question, then)
FILON_FIELDS(BidsShown, bids)
FILON_FIELDS(Objected, times)
FILON_FIELDS(CardGiven, by)
FILON_FIELDS(ClaimTaken, by)
FILON_FIELDS(ClaimLost, by)
FILON_FIELDS(Counted, gold)
FILON_FIELDS(Dealt, hand)
FILON_FIELDS(LostCard, card)
FILON_FIELDS(GoldFound, gold)
using Sealed = kernel::Sealed<Action>;
FILON_FIELDS(Sealed, action)
FILON_FIELDS(Question, what, seats, answered)
FILON_FIELDS(Step, what, by)
FILON_FIELDS(Table, question, agenda, seats, next, owners, hand_size, score, has_begun)
FILON_FIELDS(Holding, hand, gold, sealed)
static_assert(fields::has_all_of<Action> && fields::has_all_of<Told> && fields::has_all_of<Secret>);
static_assert(fields::has_all<Table> && fields::has_all<Holding>);

}  // namespace filon::claims

// Who wins a round and how the gold is shared: what Rules::judge and Rules::share_gold can be.
#pragma once

#include "games/classic/dealer.h"

namespace filon::classic {

// gold_cards.cpp: the gold diggers against the saboteurs.
RoundEnded judge_diggers(const Dealer&, Seat finisher);
void share_gold_cards(Dealer&);

// nuggets.cpp: two teams, doors between them, and those who belong to neither.
RoundEnded judge_teams(const Dealer&, Seat finisher);
void share_nuggets(Dealer&);

}  // namespace filon::classic

// Who wins a round and how the gold is shared: the possible values of Rules::judge and Rules::share_gold.
#pragma once

#include "games/classic/dealer.h"

namespace filon::classic {

// gold_cards.cpp: gold diggers against saboteurs.
RoundEnded judge_diggers(const Dealer&, Seat finisher);
void share_gold_cards(Dealer&);
void share_tournament(Dealer&);  // fixed numbers of nuggets

// nuggets.cpp: two teams with doors between them, and roles without a team.
RoundEnded judge_teams(const Dealer&, Seat finisher);
void share_nuggets(Dealer&);

}  // namespace filon::classic

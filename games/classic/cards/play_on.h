// What each card that is played on a player asks and does. play_on.cpp has told the table and taken the card from the
// hand before a card's play_ begins; what lies in front of players then has changed already (apply.cpp).
#pragma once

#include "games/classic/cards/cards.h"

namespace filon::classic {

Refused refuse_thief(const Rules&, Sight, const PlayOn&);
Refused refuse_hands_off(const Rules&, Sight, const PlayOn&);
Refused refuse_prison(const Rules&, Sight, const PlayOn&);
Refused refuse_free_at_last(const Rules&, Sight, const PlayOn&);
Refused refuse_inspection(const Rules&, Sight, const PlayOn&);
Refused refuse_role_change(const Rules&, Sight, const PlayOn&);
Refused refuse_hand_swap(const Rules&, Sight, const PlayOn&);

void play_thief(Dealer&, Seat by, const PlayOn&);
void play_hands_off(Dealer&, Seat by, const PlayOn&);
void play_prison(Dealer&, Seat by, const PlayOn&);
void play_free_at_last(Dealer&, Seat by, const PlayOn&);
void play_inspection(Dealer&, Seat by, const PlayOn&);
void play_role_change(Dealer&, Seat by, const PlayOn&);
void play_hand_swap(Dealer&, Seat by, const PlayOn&);

}  // namespace filon::classic

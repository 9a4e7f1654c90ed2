// What each kind of answer requires and does. A card's file has its refuse(), its list_…() of legal answers and its
// play().
#pragma once

#include "games/lost_mines/dealer.h"
#include "games/lost_mines/walks.h"

namespace filon::lost_mines {

using Refused = std::optional<Refusal>;

// Whether the card is in the hand and has this effect.
inline Refused refuse_card(const Rules& rules, Sight sight, Card card, Effect effect) {
  if (!sight.mine.holds(card)) return Refusal::NotInHand;
  if (rules.effect(card) != effect) return Refusal::NotThatKind;
  return {};
}

// Tells that a card was played; it leaves the hand.
template <class Event>
void tell_played(Dealer& dealer, const Event& event) {
  dealer.tell(event);
  dealer.whisper(event.by, LostCard{event.card});
}

// path.cpp
Refused refuse(const Rules&, Sight, const LayPath&);
void list_paths(const Rules&, Sight, Card, Actions& out);
void play(Dealer&, Seat by, const LayPath&);

// tool.cpp
Refused refuse(const Rules&, Sight, const UseTool&);
void list_tools(const Rules&, Sight, Card, Actions& out);
void play(Dealer&, Seat by, const UseTool&);

// token.cpp: traps and trolls
Refused refuse(const Rules&, Sight, const PlaceToken&);
void list_tokens(const Rules&, Sight, Card, Actions& out);
void play(Dealer&, Seat by, const PlaceToken&);

// storm.cpp
Refused refuse(const Rules&, Sight, const CallStorm&);
void list_storms(const Rules&, Sight, Card, Actions& out);
void play(Dealer&, Seat by, const CallStorm&);

// secret_info.cpp
Refused refuse(const Rules&, Sight, const LookAtMine&);
Refused refuse(const Rules&, Sight, const LookAtTreasure&);
Refused refuse(const Rules&, Sight, const LookAtDwarf&);
void list_looks(const Rules&, Sight, Card, Actions& out);
void play(Dealer&, Seat by, const LookAtMine&);
void play(Dealer&, Seat by, const LookAtTreasure&);
void play(Dealer&, Seat by, const LookAtDwarf&);

// discard.cpp
Refused refuse(const Rules&, Sight, const Discard&);
void list_discards(Sight, Actions& out);
void play(Dealer&, Seat by, const Discard&);

// walk.cpp: what follows step 1
void play(Dealer&, Seat by, const Walk&);
Refused refuse(const Rules&, Sight, const PickRotation&);
void play(Dealer&, Seat by, const PickRotation&);
Refused refuse(const Rules&, Sight, const PickTreasure&);
void play(Dealer&, Seat by, const PickTreasure&);

}  // namespace filon::lost_mines

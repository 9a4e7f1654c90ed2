// What each kind of answer asks and does. A card's file has its refuse(), its list() of legal answers and its play().
#pragma once

#include "../dealer.h"

namespace filon::classic {

using Refused = std::optional<Refusal>;

// The card must be in hand and do this.
Refused refuse_card(const Rules&, Sight, Card, Effect);

Refused refuse(const Rules&, Sight, const PlacePath&);
Refused refuse(const Rules&, Sight, const BreakTool&);
Refused refuse(const Rules&, Sight, const MendTool&);
Refused refuse(const Rules&, Sight, const Rockfall&);
Refused refuse(const Rules&, Sight, const PeekGoal&);
Refused refuse(const Rules&, Sight, const Discard&);
Refused refuse(const Rules&, Sight, const Pass&);
Refused refuse(const Rules&, Sight, const TakeGold&);

// The empty cells a tunnel leads to, with what fits there: gathered once for all path cards of a hand.
class Openings {
 public:
  void gather(const Tunnels&);
  void list(const Rules&, Card, Actions&) const;

 private:
  struct Opening {
    const Site* site;
    Fits fits;
  };
  std::array<Opening, Tunnels::most_sites> openings_;  // the first count_ of them
  std::size_t count_ = 0;
};

void list_breaks(const Rules&, Sight, Card, Actions&);
void list_mends(const Rules&, Sight, Card, Actions&);
void list_rockfalls(Sight, Card, Actions&);
void list_peeks(Sight, Card, Actions&);
void list_passes(const Rules&, Sight, Actions&);
void list_gold(Sight, Actions&);

void play(Dealer&, Seat by, const PlacePath&);
void play(Dealer&, Seat by, const BreakTool&);
void play(Dealer&, Seat by, const MendTool&);
void play(Dealer&, Seat by, const Rockfall&);
void play(Dealer&, Seat by, const PeekGoal&);
void play(Dealer&, Seat by, const Discard&);
void play(Dealer&, Seat by, const Pass&);
void play(Dealer&, Seat by, const TakeGold&);

}  // namespace filon::classic

// What each kind of answer asks and does. A card's file has its refuse(), its list() of legal answers and its play().
#pragma once

#include <memory>

#include "games/classic/cards/on_player.h"
#include "games/classic/dealer.h"

namespace filon::classic {

using Refused = std::optional<Refusal>;

// Writes answers behind the end of a list. Whether one is legal is something no processor predicts, so it is written
// first and then kept or not, without a branch.
class Lister {
 public:
  Lister(Actions& out, std::size_t at_most) : out_(out), end_(out.end()) {
    check(out.size() + at_most < Actions::capacity(), "there is room for every legal answer");
  }
  Lister(const Lister&) = delete;
  ~Lister() { out_.grow_to(end_); }

  template <class Answer, class... Fields>
  Answer& next(Fields... fields) {
    return std::get<Answer>(*std::construct_at(end_, std::in_place_type<Answer>, fields...));
  }
  void keep(bool wanted) { end_ += static_cast<int>(wanted); }

 private:
  Actions& out_;
  Action* end_;
};

// Puts cards of a hand on the discard pile; all have been told how many.
template <class List>
void discard_face_down(Dealer& dealer, Seat by, const List& cards) {
  for (Card card : cards) {
    dealer.whisper(by, DiscardedCard{card});
    dealer.hidden().face_down.push_back(card);
  }
}

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
Refused refuse(const Rules&, Sight, const PlayOn&);
Refused refuse(const Rules&, Sight, const ClearAway&);
Refused refuse(const Rules&, Sight, const Steal&);
Refused refuse(const Rules&, Sight, const Decline&);
inline Refused refuse(const Rules&, Sight, const GoOn&) { return {}; }

// Lists the placements of all path cards of a hand; the empty cells a tunnel leads to are gathered once for all.
void list_paths(const Rules&, Sight, std::span<const Card> different_paths, Actions&);
void list_breaks(const Rules&, Sight, Card, Actions&);
void list_mends(const Rules&, Sight, Card, Actions&);
void list_rockfalls(Sight, Card, Actions&);
void list_peeks(Sight, Card, Actions&);
void list_passes(const Rules&, Sight, Actions&);
void list_gold(Sight, Actions&);
void list_plays_on(const Rules&, Sight, Card, Actions&);
void list_clearings(const Rules&, Sight, Actions&);
void list_thefts(const Rules&, Sight, Actions&);

void play(Dealer&, Seat by, const PlacePath&);
void play(Dealer&, Seat by, const BreakTool&);
void play(Dealer&, Seat by, const MendTool&);
void play(Dealer&, Seat by, const Rockfall&);
void play(Dealer&, Seat by, const PeekGoal&);
void play(Dealer&, Seat by, const Discard&);
void play(Dealer&, Seat by, const Pass&);
void play(Dealer&, Seat by, const TakeGold&);
void play(Dealer&, Seat by, const PlayOn&);
void play(Dealer&, Seat by, const ClearAway&);
void play(Dealer&, Seat by, const Steal&);
void play(Dealer&, Seat by, const Decline&);
inline void play(Dealer&, Seat, const GoOn&) {}  // several seats are asked; see Classic::close

// For cards on players that do no more than apply() says.
void end_turn_only(Dealer&, Seat by, Seat whom);
// Takes a card that lies in front of a player away, to the discard pile.
void discard(Table&, Card& in_front);
void discard_thief(Table&, Seat whom);

}  // namespace filon::classic

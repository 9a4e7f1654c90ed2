// What each kind of answer requires and does. A card's file has its refuse(), its list_…() of legal answers and its
// play().
#pragma once

#include <memory>

#include "games/classic/cards/on_player.h"
#include "games/classic/dealer.h"

namespace filon::classic {

using Refused = std::optional<Refusal>;

// Appends answers to a list. No processor can predict whether an answer is legal, so each one is written first and then
// kept or not, without a branch.
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

// Puts cards from a hand on the discard pile. Everybody already knows how many.
template <class List>
void discard_face_down(Dealer& dealer, Seat by, const List& cards) {
  for (Card card : cards) {
    dealer.whisper(by, DiscardedCard{card});
    if (dealer.rules().discards_in_order) dealer.hidden().face_down.push_back(card);
  }
}

// The card must be in the hand and have this effect.
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

// Lists the placements of all path cards in a hand. The possible cells are collected only once.
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
inline void play(Dealer&, Seat, const GoOn&) {}  // several seats answer; see Classic::close

// For cards on players whose only effect is in apply().
void end_turn_only(Dealer&, Seat by, Seat whom);
// Moves a card in front of a player to the discard pile.
void discard(Table&, Card& in_front);
void discard_thief(Table&, Seat whom);

}  // namespace filon::classic

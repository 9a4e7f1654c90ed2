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

// The different cards of a hand, which is sorted. Path cards come first in a deck.
struct DifferentCards {
  DifferentCards(const Rules& rules, const Inline<Card, most_hand>& hand) {
    Card last = no_card;
    for (Card card : hand) {
      cards[count] = card;
      const bool fresh = card != last;
      const bool path = index(card) < rules.path_kinds;
      count += fresh ? 1U : 0U;
      paths += (fresh & path) ? 1U : 0U;
      last = card;
    }
  }
  std::span<const Card> all() const { return {cards.data(), count}; }
  std::span<const Card> path_cards() const { return {cards.data(), paths}; }
  std::span<const Card> other_cards() const { return {cards.data() + paths, count - paths}; }

  std::array<Card, most_hand + 1> cards;
  std::size_t count = 0;
  std::size_t paths = 0;
};

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
Refused refuse(const Rules&, Sight, const PlayCard&);
Refused refuse(const Rules&, Sight, const SwapGoals&);
Refused refuse(const Rules&, Sight, const Divert&);
Refused refuse(const Rules&, Sight, const PeekChest&);
Refused refuse(const Rules&, Sight, const Recruit&);
Refused refuse(const Rules&, Sight, const PlayVeto&);
Refused refuse(const Rules&, Sight, const Agree&);
Refused refuse(const Rules&, Sight, const CashGold&);
Refused refuse(const Rules&, Sight, const PickPlace&);
Refused refuse(const Rules&, Sight, const PickRotation&);
Refused refuse(const Rules&, Sight, const PickPlayer&);
Refused refuse(const Rules&, Sight, const PickCard&);
inline Refused refuse(const Rules&, Sight, const GoOn&) { return {}; }

// The rules of placing this card on a maze, without looking at who places it (BASE-PATH-01..-15).
Refused refuse_place(const Rules&, const Table&, const Tunnels&, Card, Cell, Turned);
// What a scout requires, besides what every path card requires: to be played, to place a card, to leave one out.
Refused refuse_scout(const Rules&, Sight);
Refused refuse_scouted(const Rules&, Sight, const PlacePath&);
Refused refuse_skip(const Rules&, Sight);
// Whether the goal here can be pushed away, and pushing it (chests.cpp).
Refused refuse_push(const Table&, Cell);
void push_goal_at(Dealer&, Seat by, Cell);
// Whether a pawn in the way is paid for.
Refused refuse_fee(Sight, Cell, Fee);
// Whether any of these path cards could be placed on this maze; with a pawn in the way, only if `may_pass` says so.
using MayPass = bool (*)(Sight, Cell);
bool fits_somewhere(const Rules&, Sight, const Tunnels&, std::span<const Card>, MayPass);

// Lists the placements of all path cards in a hand. The possible cells are collected only once.
void list_paths(const Rules&, Sight, std::span<const Card> different_paths, Actions&);
void list_breaks(const Rules&, Sight, Card, Actions&);
void list_mends(const Rules&, Sight, Card, Actions&);
void list_rockfalls(Sight, Card, Actions&);
void list_peeks(Sight, Card, Actions&);
void list_card(const Rules&, Sight, Card, Actions&);  // without a target
void list_swaps(Sight, Card, Actions&);
void list_diversions(const Rules&, Sight, Card, Actions&);
void list_recruits(const Rules&, Sight, std::span<const Card> different, Actions&);
void list_vetoes(const Rules&, Sight, Actions&);
void list_fee_answers(const Rules&, Sight, Actions&);
void list_cashings(Sight, Actions&);
void list_places(const Rules&, Sight, Actions&);
void list_players(const Rules&, Sight, Actions&);
void list_looked_at(const Rules&, Sight, Actions&);
void list_first_paths(const Rules&, Sight, Actions&);
void list_second_paths(const Rules&, Sight, Actions&);
void list_passes(const Rules&, Sight, std::span<const Card> different, Actions&);
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
void play(Dealer&, Seat by, const PlayCard&);
void play(Dealer&, Seat by, const SwapGoals&);
void play(Dealer&, Seat by, const Divert&);
void play(Dealer&, Seat by, const PeekChest&);
void play(Dealer&, Seat by, const Recruit&);
void play(Dealer&, Seat by, const CashGold&);
void play(Dealer&, Seat by, const PickPlace&);
void play(Dealer&, Seat by, const PickRotation&);
void play(Dealer&, Seat by, const PickPlayer&);
void play(Dealer&, Seat by, const PickCard&);
// In these windows several seats answer; see Classic::close.
inline void play(Dealer&, Seat, const GoOn&) {}
inline void play(Dealer&, Seat, const PlayVeto&) {}
inline void play(Dealer&, Seat, const Agree&) {}

// Payments (payments.cpp). Whether the payer must first say which gold card to cash; then pay_nugget() follows.
bool must_choose_gold(const Dealer&, Seat payer);
void pay_nugget(Dealer&, Seat payer, Seat to);  // nobody: to the bank

// The discard pile (discards.cpp).
void search_discards(Dealer&, Seat by);  // looks at the top five and takes one
void shuffle_discards(Dealer&);
void mill(Dealer&, int cards);

// For cards on players whose only effect is in apply().
void end_turn_only(Dealer&, Seat by, Seat whom);
// Moves a card in front of a player to the discard pile.
void discard(Table&, Card& in_front);
void discard_thief(Table&, Seat whom);

}  // namespace filon::classic

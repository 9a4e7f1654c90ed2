// The steps of a classic game, as the dealer performs them.
#pragma once

#include "games/classic/apply.h"
#include "games/classic/state.h"
#include "kernel/dealer.h"

namespace filon::classic {

void begin_round(Dealer&, int round, Seat first);  // setup.cpp

// turns.cpp
void draw(Dealer&, Seat who, int cards);      // fewer if the pile is too small
void end_turn(Dealer&, Seat by, int draws);   // draws, then starts the next turn
void draw_step(Dealer&, Seat by, int draws);  // the draws of a turn, with what chests change about them
void next_turn(Dealer&, Seat after);
void rob(Dealer&, Seat by);         // takes a card from another hand
void draw_three(Dealer&, Seat by);  // keeps one of them

// announcing.cpp: between a card and its effect
bool must_announce(const Dealer&, Seat by, const Action&);
void announce(Dealer&, Seat by, const Action&);
void open_window(Dealer&, Seat by);
void resolve(Dealer&, Seat by);
void close_window(Dealer&);

// reach.cpp: what a tunnel leads to now
void reach(Dealer&, Seat by, Cell laid);
void place_goal(Dealer&, Seat by, Cell at, Turned);
void place_black_path(Dealer&, Seat by, Cell at, Turned);

// cards/
void begin_thefts(Dealer&);                            // thief.cpp
void second_path(Dealer&, Seat by);                    // scout.cpp
void ask_path_again(Dealer&, Seat by);                 // scout.cpp; or the whole turn
void ask_fee(Dealer&, Seat by);                        // pawns.cpp
void close_fee(Dealer&);                               // pawns.cpp
void pay_fee(Dealer&, Seat payer, Cell at);            // pawns.cpp
void pay_bank(Dealer&, Seat payer);                    // payments.cpp
void open_chest(Dealer&, Seat by, std::size_t chest);  // chests.cpp

// scoring.cpp
void end_round(Dealer&, Seat finisher, bool spider = false);  // nobody: the treasure was not reached
void end_sharing(Dealer&);                                    // ends the match, or pauses before the next round

// Tells that a card was played. It leaves the hand, unless it was announced before.
template <class Event>
auto tell_played(Dealer& dealer, const Event& event) {
  const bool was_announced = dealer.table().announced.has_value();
  if constexpr (std::is_void_v<decltype(dealer.tell(event))>) {
    dealer.tell(event);
    if (!was_announced) dealer.whisper(event.by, LostCard{event.card});
  } else {
    const auto result = dealer.tell(event);
    if (!was_announced) dealer.whisper(event.by, LostCard{event.card});
    return result;
  }
}

// Tells what a player chose in the middle of an effect.
inline void tell_choice(Dealer& dealer, Seat by, const Action& action) {
  dealer.tell(Chose{by, without_secrets(action)});
}

}  // namespace filon::classic

// What bots, arena and playouts need to know about a game. A game specializes this next to its bots:
//
//   using Statement                                     what seats can say to each other
//   bool begins_round(const Told&)                      a new deal
//   bool is_decided(const Table&)                       the winner of the round is known; gold may still be shared
//   bool is_round_over(const Table&)                    the round has no more questions
//   std::vector<std::string_view> interests(Rules)      the sides a seat can be on: digger, saboteur …
//   std::size_t interest(Rules, Sight)                  which of them a seat has
//   bool wins(Rules, const Table&, std::size_t interest)   Requires: is_decided
//   int gold(Sight)                                     the gold of a seat, over all rounds
//   unique_ptr<Bot<G>> make_bot(level, Rules, Seat, seed)
#pragma once

namespace filon::bots {

template <class G>
struct Traits;

}  // namespace filon::bots

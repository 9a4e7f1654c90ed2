// What a game tells the frame about itself, so that bots, arena and playouts need not know it. A game specializes
// this next to its bots:
//
//   using Statement                                     what seats can say to each other
//   bool begins_round(const Told&)                      a new deal
//   bool is_decided(const Table&)                       who wins the round is known; gold may still be shared
//   bool is_round_over(const Table&)                    nothing of the round is left to answer
//   std::vector<std::string_view> interests(Rules)      what a seat can want to happen: digger, saboteur …
//   std::size_t interest(Rules, Sight)                  which of them a seat has
//   bool wins(Rules, const Table&, std::size_t interest)   Requires: is_decided
//   int gold(Sight)                                     of a seat, all rounds together
//   unique_ptr<Bot<G>> make_bot(level, Rules, Seat, seed)
#pragma once

namespace filon::bots {

template <class G>
struct Traits;

}  // namespace filon::bots

// Plays worlds to the end of their round, millions of them: without copying a view and without allocating.
#pragma once

#include <memory>

#include "bots/traits.h"
#include "kernel/world.h"

namespace filon::bots {

// Memory that playouts use again.
template <class G>
struct Scratch {
  typename G::Actions legal;
  typename kernel::World<G>::ToldList told;
};

template <class G>
bool is_round_over(const kernel::World<G>& world) {
  return Traits<G>::is_round_over(world.table());
}

template <class G>
PerSeat<int> gold(const kernel::World<G>& world) {
  PerSeat<int> gold;
  for (int i = 0; i < world.rules().seats; ++i) gold[seat(i)] = Traits<G>::gold(world.sight(seat(i)));
  return gold;
}

// Plays until the round has no more questions; the next round is not dealt. `choose(world, seat, legal)` returns one of
// the legal answers; `follow(world, told)` is called after each answer with its public events. Returns how much gold
// each seat has gained.
template <class G, class Choose, class Follow>
PerSeat<int> play_round(kernel::World<G>& world, Scratch<G>& scratch, Choose&& choose, Follow&& follow) {
  PerSeat<int> gained = gold(world);
  world.close_idle(true);  // in a sampled world perhaps nobody has a choice
  while (!is_round_over(world)) {
    const Seat by = world.to_act().front();
    world.legal_actions(by, scratch.legal);
    const typename G::Action& answer = choose(world, by, scratch.legal);
    scratch.told.restart();
    world.play_in_round(by, answer, &scratch.told);
    follow(world, scratch.told);
  }
  const PerSeat<int> after = gold(world);
  for (int i = 0; i < world.rules().seats; ++i) gained[seat(i)] = after[seat(i)] - gained[seat(i)];
  return gained;
}

}  // namespace filon::bots

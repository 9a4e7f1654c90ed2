// The implementation of World<G>. One source file of each game includes it and has `template class kernel::World<G>;`.
#pragma once

#include <new>

#include "kernel/dealer.h"
#include "kernel/world.h"

namespace filon::kernel {

// Lets the engine read the drawers inside a world, and tests make a world from any state.
template <class G>
struct WorldAccess {
  static_assert(sizeof(State<G>) <= G::world_size, "G::world_size is too small for a state");
  static_assert(alignof(State<G>) <= 8);

  static State<G>& state(World<G>& world) { return *std::launder(reinterpret_cast<State<G>*>(world.state_.data())); }
  static const State<G>& state(const World<G>& world) {
    return *std::launder(reinterpret_cast<const State<G>*>(world.state_.data()));
  }
  static World<G> open(const typename G::Rules& rules, const State<G>& state, std::uint64_t seed) {
    World<G> world(rules, seed);
    ::new (world.state_.data()) State<G>(state);
    return world;
  }
};

template <class G>
World<G> World<G>::start(const Rules& rules, std::uint64_t seed) {
  World world(rules, seed);
  State<G>& state = *::new (world.state_.data()) State<G>{};
  Dealer<G> dealer(rules, state, {.rng = &world.rng_});
  G::begin(dealer);
  dealer.run();
  return world;
}

template <class G>
const typename G::Table& World<G>::table() const {
  return WorldAccess<G>::state(*this).table;
}

template <class G>
typename World<G>::Sight World<G>::sight(Seat seat) const {
  const State<G>& state = WorldAccess<G>::state(*this);
  return {seat, state.table, state.holdings[seat]};
}

template <class G>
void World<G>::play(Seat by, const Action& action) {
  Dealer<G> dealer(*rules_, WorldAccess<G>::state(*this), {.rng = &rng_});
  dealer.answer(by, action);
  dealer.close_idle();
}

template <class G>
void World<G>::play(Seat by, const Action& action, ToldList& told) {
  Dealer<G> dealer(*rules_, WorldAccess<G>::state(*this), {.rng = &rng_, .told = &told});
  dealer.answer(by, action);
}

template <class G>
void World<G>::close_idle() {
  Dealer<G>(*rules_, WorldAccess<G>::state(*this), {.rng = &rng_}).close_idle();
}

}  // namespace filon::kernel

// The implementation of World<G>. One source file of each game includes it and has `template class kernel::World<G>;`.
#pragma once

#include <new>
#include <type_traits>

#include "kernel/dealer.h"
#include "kernel/world.h"

namespace filon::kernel {

// Lets the engine read the drawers inside a world, and tests make a world from any state.
template <class G>
struct WorldAccess {
  static_assert(sizeof(State<G>) <= G::world_size, "G::world_size is too small for a state");
  static_assert(alignof(State<G>) <= 8);
  static_assert(std::is_trivially_destructible_v<State<G>>, "a state owns nothing, and a world only forgets it");

  static State<G>& state(World<G>& world) { return *std::launder(reinterpret_cast<State<G>*>(world.state_)); }
  static const State<G>& state(const World<G>& world) {
    return *std::launder(reinterpret_cast<const State<G>*>(world.state_));
  }
  static World<G> open(const typename G::Rules& rules, const State<G>& state, std::uint64_t seed) {
    World<G> world(rules, seed);
    ::new (world.state_) State<G>(state);
    return world;
  }
  // Of this table; what is held and hidden is still to be dealt.
  static World<G> open(const typename G::Rules& rules, const typename G::Table& table, std::uint64_t seed) {
    World<G> world(rules, seed);
    ::new (world.state_) State<G>(table, rules.seats);
    return world;
  }
};

template <class G>
World<G>::World(const World& other) : rules_(other.rules_), rng_(other.rng_) {
  ::new (state_) State<G>(WorldAccess<G>::state(other));
}
template <class G>
World<G>& World<G>::operator=(const World& other) {
  if (this == &other) return *this;
  rules_ = other.rules_;
  rng_ = other.rng_;
  WorldAccess<G>::state(*this) = WorldAccess<G>::state(other);
  return *this;
}

template <class G>
World<G> World<G>::start(const Rules& rules, std::uint64_t seed) {
  World world(rules, seed);
  State<G>& state = *::new (world.state_) State<G>(rules.seats);
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
Seats World<G>::to_act() const {
  Seats waiting = table().question.waiting();
  if (!table().question.is_open() || !G::manner(*rules_, table().question.what).silence_passes) return waiting;
  for (int i = 0; i < rules_->seats; ++i)
    if (waiting.contains(seat(i)) && !G::has_choice(*rules_, sight(seat(i)))) waiting.erase(seat(i));
  return waiting;
}

template <class G>
void World<G>::play(Seat by, const Action& action) {
  Dealer<G> dealer(*rules_, WorldAccess<G>::state(*this), {.rng = &rng_});
  dealer.answer(by, action);
  dealer.close_idle();
}

template <class G>
void World<G>::play_in_round(Seat by, const Action& action, ToldList* told) {
  Dealer<G> dealer(*rules_, WorldAccess<G>::state(*this), {.rng = &rng_, .told = told});
  dealer.answer(by, action);
  dealer.close_idle(true);
}

template <class G>
void World<G>::close_idle(bool keeps_pauses) {
  Dealer<G>(*rules_, WorldAccess<G>::state(*this), {.rng = &rng_}).close_idle(keeps_pauses);
}

}  // namespace filon::kernel

// How the engine itself gets at the drawers inside a World, and tests make a World of any state.
#pragma once

#include <new>

#include "games/classic/state.h"
#include "games/classic/world.h"

namespace filon::classic {

struct WorldDoor {
  static_assert(sizeof(State) <= World::room && alignof(State) <= 8);

  static State& state(World& world) { return *std::launder(reinterpret_cast<State*>(world.state_.data())); }
  static const State& state(const World& world) {
    return *std::launder(reinterpret_cast<const State*>(world.state_.data()));
  }
  static World open(const Rules& rules, const State& state, std::uint64_t seed) {
    World world(rules, seed);
    ::new (world.state_.data()) State(state);
    return world;
  }
};

}  // namespace filon::classic

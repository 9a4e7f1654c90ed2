#include "games/classic/world.h"

#include "games/classic/dealer.h"
#include "games/classic/world_door.h"

namespace filon::classic {

World World::start(const Rules& rules, std::uint64_t seed) {
  World world(rules, seed);
  State& state = *::new (world.state_.data()) State{};
  Dealer dealer(rules, state, Desk{.rng = &world.rng_});
  begin_match(dealer);
  return world;
}

const Table& World::table() const { return WorldDoor::state(*this).table; }

Sight World::sight(Seat seat) const {
  const State& state = WorldDoor::state(*this);
  return {seat, state.table, state.holdings[seat]};
}

Role World::role(Seat seat) const { return WorldDoor::state(*this).holdings[seat].role; }

int World::score(Seat seat) const { return nuggets(sight(seat)); }

void World::play(Seat by, const Action& action) {
  Dealer dealer(*rules_, WorldDoor::state(*this), Desk{.rng = &rng_});
  classic::play(dealer, by, action);
}

}  // namespace filon::classic

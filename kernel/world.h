// A game that remembers nothing of its past: what simulations and searches play by the million. A searcher's world is
// sampled from what they know, so whatever it shows is their own guess and no secret.
#pragma once

#include <cstddef>

#include "kernel/inline.h"
#include "kernel/rng.h"
#include "kernel/view.h"

namespace filon::kernel {

template <class G>
struct WorldAccess;

template <class G>
class World {
 public:
  using Rules = typename G::Rules;
  using Table = typename G::Table;
  using Sight = kernel::Sight<Table, typename G::Holding>;
  using Action = typename G::Action;
  using Actions = typename G::Actions;
  // What was told since the caller last cleared it: a belief can follow a playout by it.
  using ToldList = Inline<typename G::Told, 48>;

  // A fresh match. The rules must outlive the world.
  static World start(const Rules&, std::uint64_t seed);

  World(const World&);
  World& operator=(const World&);

  const Rules& rules() const { return *rules_; }
  const Table& table() const;
  Sight sight(Seat) const;
  Seats to_act() const { return table().question.waiting(); }
  bool is_over() const { return table().is_over(); }

  void legal_actions(Seat by, Actions& out) const { G::legal_actions(*rules_, sight(by), out); }
  // Requires: the answer is legal. Windows in which nobody has a choice close by themselves.
  void play(Seat, const Action&);
  // The same for a playout of one round: adds what was told, and leaves windows open, so that the end of the round can
  // be seen before the next is dealt.
  void play(Seat, const Action&, ToldList& told);
  // Goes on after that.
  void close_idle();

 private:
  friend struct WorldAccess<G>;
  World(const Rules& rules, std::uint64_t seed) : rules_(&rules), rng_(seed) {}

  const Rules* rules_;
  Rng rng_;
  alignas(8) std::byte state_[G::world_size];
};

}  // namespace filon::kernel

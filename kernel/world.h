// A game without a history, for simulations and searches that play millions of them. A search samples its worlds from
// what its seat knows, so what a world shows is a guess and not a secret.
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
  // What was told since the caller last cleared the list, so that a belief can follow a playout.
  using ToldList = Inline<typename G::Told, 96>;

  // A fresh match. The rules must outlive the world.
  static World start(const Rules&, std::uint64_t seed);

  World(const World&);
  World& operator=(const World&);

  const Rules& rules() const { return *rules_; }
  const Table& table() const;
  Sight sight(Seat) const;
  // The seats whose answers are missing; in a window only those that have a choice.
  Seats to_act() const;
  bool is_over() const { return table().is_over(); }

  void legal_actions(Seat by, Actions& out) const { G::legal_actions(*rules_, sight(by), out); }
  // Requires: the answer is legal. Closes windows in which nobody has a choice.
  void play(Seat, const Action&);
  // The same for a playout of one round: leaves pauses open, so that the caller can see the end of the round before the
  // next deal, and adds what was told if there is a list for it. close_idle() continues after that.
  void play_in_round(Seat, const Action&, ToldList* told = nullptr);
  void close_idle(bool keeps_pauses = false);

 private:
  friend struct WorldAccess<G>;
  World(const Rules& rules, std::uint64_t seed) : rules_(&rules), rng_(seed) {}

  const Rules* rules_;
  Rng rng_;
  alignas(8) std::byte state_[G::world_size];
};

}  // namespace filon::kernel

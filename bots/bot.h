// Start here. A player that is a program: it hears what its seat hears and answers what its seat is asked. Nothing else
// reaches it, and the same seed with the same things heard and the same effort gives the same answers on every
// platform.
//
// G is a game as the kernel knows it; Traits<G> is what its bots add (bots/traits.h).
#pragma once

#include <chrono>
#include <optional>
#include <span>

#include "bots/traits.h"
#include "kernel/event.h"
#include "kernel/view.h"

namespace filon::bots {

// How much thought an answer may take; whichever is used up first ends it. Levels that do not search need neither.
struct Budget {
  std::chrono::microseconds time = std::chrono::milliseconds(100);
  int playouts = 10'000;  // rounds played on in sampled worlds: unlike time, this can be repeated
};

// Something a seat says to all, true or not.
template <class G>
struct Said {
  Seat by;
  typename Traits<G>::Statement what;
  friend bool operator==(const Said&, const Said&) = default;
};

template <class G>
class Bot {
 public:
  using View = kernel::View<typename G::Table, typename G::Holding>;
  using Sight = kernel::Sight<typename G::Table, typename G::Holding>;
  using Heard = kernel::Heard<typename G::Told, typename G::Secret>;
  using Statement = typename Traits<G>::Statement;

  virtual ~Bot() = default;

  // Takes its seat, at the start of a match or later. `so_far` is what this seat heard since the round was dealt, the
  // deal included; without it the bot knows what it sees and not what happened (bots/so_far.h).
  virtual void begin(const View&, std::span<const Heard> so_far) = 0;
  // Everything that happens from then on, one event at a time and in order, its own answers included.
  virtual void hear(const Heard&) {}
  // What the others say, in the order in which it is said.
  virtual void hear(const Said<G>&) {}
  // One of the legal answers. Requires: the sight is what begin() and hear() add up to; `legal` lists its legal
  // answers.
  virtual typename G::Action choose(Sight, const typename G::Actions& legal, Budget) = 0;
  // Something it wants to tell the others now, if anything.
  virtual std::optional<Statement> say(Sight) { return {}; }
};

}  // namespace filon::bots

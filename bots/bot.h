// Start here. A bot is a program that plays a seat: it hears what its seat hears and answers what its seat is asked,
// and gets no other information. The same seed, the same events and the same number of playouts give the same answers
// on every platform.
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

// The limits for one answer; the search ends at the first limit it reaches. Levels that do not search ignore both.
struct Budget {
  std::chrono::microseconds time = std::chrono::milliseconds(100);
  int playouts = 10'000;  // in sampled worlds; unlike time, this limit gives the same result again
};

// A statement of a seat to all others. It may be false.
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

  // Takes its seat, at the start of a match or later. `so_far` is what this seat has heard since the round was dealt,
  // the deal included (bots/so_far.h). Without it the bot knows what it sees but not what happened.
  virtual void begin(const View&, std::span<const Heard> so_far) = 0;
  // Every later event, in order. Its own answers are included.
  virtual void hear(const Heard&) {}
  // What the others say, in order.
  virtual void hear(const Said<G>&) {}
  // Returns one of the legal answers. Requires: the sight agrees with begin() and hear(); `legal` lists its legal
  // answers.
  virtual typename G::Action choose(Sight, const typename G::Actions& legal, Budget) = 0;
  // A statement it wants to make now, if any.
  virtual std::optional<Statement> say(Sight) { return {}; }
};

}  // namespace filon::bots

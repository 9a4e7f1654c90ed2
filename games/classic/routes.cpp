#include "games/classic/routes.h"

#include <bit>

namespace filon::classic {
namespace {

class Walk {
 public:
  Walk(const Rules& rules, const Tunnels& tunnels, Door closed) : rules_(rules), tunnels_(tunnels), closed_(closed) {
    walked_.assign(tunnels.laid().size(), 0);
  }

  bool reaches(Cell to) {
    for (const Laid& laid : tunnels_.laid())
      if (laid.face.ladder() != 0) enter(laid, laid.face.ladder());
    return walked(*tunnels_.at(to)) != 0;
  }

 private:
  Sides& walked(const Laid& laid) { return walked_[static_cast<std::size_t>(&laid - tunnels_.laid().data())]; }

  // A door blocks the segment that leads through its card, but not a dead end (AMB-47).
  bool is_closed(const Laid& laid, Sides segment) const {
    return rules_.deck[laid.card].door == closed_ && std::popcount(segment) > 1;
  }

  void enter(const Laid& laid, Sides segment) {
    if ((walked(laid) & segment) != 0 || is_closed(laid, segment)) return;
    walked(laid) |= segment;
    for (Side side : all_sides) {
      if (!has(segment, side)) continue;
      const Laid* next = tunnels_.at(beside(laid.at, side));
      if (next && has(next->face.open(), opposite(side))) enter(*next, next->face.joined(opposite(side)));
    }
  }

  const Rules& rules_;
  const Tunnels& tunnels_;
  const Door closed_;
  LongList<Sides, Tunnels::most_laid> walked_;  // by index in the list of placed cards
};

}  // namespace

bool has_route(const Rules& rules, const Tunnels& tunnels, Cell to, Door closed) {
  return Walk(rules, tunnels, closed).reaches(to);
}

}  // namespace filon::classic

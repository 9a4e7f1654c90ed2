// A seat that pays attention: what it sees, and what it concludes about the roles from what the others do.
#pragma once

#include <span>

#include "games/lost_mines/bots/belief/role_odds.h"
#include "games/lost_mines/events.h"

namespace filon::lost_mines::bots {

enum class Attention : std::uint8_t {
  Colours,  // takes everybody for a loyal dwarf of their clan, unless it has seen their card
  Moves,    // asks of every answer whom it helps
};

class Witness {
 public:
  Witness(const Rules& rules, Attention attention) : rules_(rules), attention_(attention) {}

  // `so_far`: what the seat has heard since the deal; empty: only the view is known.
  void begin(const View&, std::span<const Heard> so_far);
  void hear(const Heard&);

  const View& view() const { return view_; }
  const RoleOdds& roles() const { return roles_; }

 private:
  void begin_round();

  const Rules& rules_;
  Attention attention_;
  View view_{};
  RoleOdds roles_;
  friend struct OwnFacts;
};

}  // namespace filon::lost_mines::bots

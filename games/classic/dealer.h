// The dealer: holds the three drawers and deals with chance. Everything that happens goes through tell() and whisper(),
// which change the drawers and, where somebody keeps a journal, write it down. There is one rules path: a search has no
// journal and pays one predicted branch for that (docs/decisions/0002).
#pragma once

#include <span>
#include <vector>

#include "games/classic/apply.h"
#include "games/classic/state.h"
#include "kernel/chance.h"
#include "kernel/rng.h"

namespace filon::classic {

struct Desk {
  Rng* rng = nullptr;
  Chance* chance = nullptr;                    // instead of rng
  std::vector<Event>* journal = nullptr;       // what happened
  std::vector<std::uint8_t>* picks = nullptr;  // what chance decided
};

class Dealer {
 public:
  Dealer(const Rules& rules, State& state, const Desk& desk) : rules_(rules), state_(state), desk_(desk) {}

  const Rules& rules() const { return rules_; }
  const Table& table() const { return state_.table; }
  const Holding& holding(Seat seat) const { return state_.holdings[seat]; }
  Hidden& hidden() { return state_.hidden; }

  // Returns what lay() of that event returns.
  template <class Event>
  auto tell(const Event& told) {
    if (desk_.journal) desk_.journal->push_back({told, {}});
    return lay(rules_, state_.table, told);
  }
  // To one seat, as part of what was told last.
  template <class One>
  void whisper(Seat to, const One& secret) {
    if (desk_.journal) desk_.journal->back().whispers.push_back({to, secret});
    learn(rules_, state_.holdings[to], secret);
  }

  // Takes one of the `size` cards in a bag by chance. Requires: size == bag.size() > 0.
  template <int Kinds>
  int pick(Bag<Kinds>& bag, int size) {
    const int kind = desk_.chance ? desk_.chance->pick(bag.counts()) : bag.nth(desk_.rng->below(size));
    bag.take(kind);
    if (desk_.picks) desk_.picks->push_back(static_cast<std::uint8_t>(kind));
    return kind;
  }

  void ask(Ask what, Seat whom) { tell(Asked{{what, whom}}); }

 private:
  const Rules& rules_;
  State& state_;
  Desk desk_;
};

void begin_match(Dealer&);                         // setup.cpp
void begin_round(Dealer&, int round, Seat first);  // setup.cpp
void end_round(Dealer&, Seat finisher);            // scoring.cpp; nobody: the treasure was not reached
void end_sharing(Dealer&);                         // scoring.cpp; the next round, or the end of the match
void begin_thefts(Dealer&);                        // cards/thief.cpp; then end_sharing()
void draw(Dealer&, Seat who, int cards);           // turns.cpp; as many as there are
void next_turn(Dealer&, Seat after);               // turns.cpp
void end_turn(Dealer&, Seat by, int draws);        // turns.cpp; draws, then the next turn
void play(Dealer&, Seat by, const Action&);        // turns.cpp. Requires: the answer is legal and canonical.

}  // namespace filon::classic

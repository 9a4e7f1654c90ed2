// The cards of the deck that a position has not used yet. Every named card is taken from here, so that no card is in
// two places.
#pragma once

#include <algorithm>
#include <vector>

#include "games/classic/rules.h"

namespace filon::text {

class Supply {
 public:
  explicit Supply(const classic::Rules& rules) : cards_(rules.deck.pile), gold_(rules.gold), goals_(rules.deck.goals) {}

  // Returns false if none is left.
  bool take(Card card) {
    if (index(card) >= classic::Cards::kinds() || cards_.count(index(card)) == 0) return false;
    cards_.take(index(card));
    return true;
  }
  bool take_gold(int value) {
    if (gold_.count(value) == 0) return false;
    gold_.take(value);
    return true;
  }
  bool take_goal(Card card) {
    const auto found = std::find(goals_.begin(), goals_.end(), card);
    if (found == goals_.end()) return false;
    goals_.erase(found);
    return true;
  }

  const classic::Cards& cards() const { return cards_; }
  const classic::Gold& gold() const { return gold_; }

 private:
  classic::Cards cards_;
  classic::Gold gold_;
  std::vector<Card> goals_;
};

}  // namespace filon::text
